#!/usr/bin/env python3
"""Says which system calls of a log of strace (-f -y) a program should not have made: calls_outside.py LOG
[--write FOLDER]… [--run PROGRAM]…

Allowed is: to change files below the folders of --write, to start the programs of --run, to speak to the display, to
the desktop's message bus and to its voice, and to be told by the kernel what is plugged in. No address of a network is
spoken to, and nobody is listened to.
"""

import argparse
import os
import re
import sys

# Where a program speaks on this machine: X11, D-Bus, speech-dispatcher, the cache of user names.
SOCKETS = (r"@?/tmp/\.X11-unix/X\d+|/(var/)?run/dbus/system_bus_socket|/run/user/\d+/bus"
           r"|.*/speech-dispatcher/speechd\.sock|/(var/)?run/nscd/socket")
# Devices of the person's seat, and memory that has no name on a disk.
DEVICES = r"/dev/(null|zero|tty|ptmx|input/event\d+|dri/\w+|snd/\w+|udmabuf|shm/.*)|/memfd:.*|/proc/(self|\d+)/.*"
CHANGING = {"creat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "link",
            "linkat", "symlink", "symlinkat", "truncate", "chmod", "fchmodat", "mknod", "mknodat"}
CALL = re.compile(r"^\d+ +(\w+)\((.*)$")
RESULT = re.compile(r"\) += (-?\d+)(?:<(.*?)>)?")
PLACE = re.compile(r'(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"')


def places(arguments):
    """The paths among the arguments, from the root where strace tells whence they begin."""
    for folder, name in PLACE.findall(arguments):
        yield os.path.normpath(os.path.join(folder or "/", name))


def is_below(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def trouble(name, arguments, allowed):
    """Why a call is not allowed; None where it is."""
    result = RESULT.search(arguments)
    failed = result and result.group(1).startswith("-")
    if name == "socket":
        family = arguments.split(",")[0]
        kernel_tells = family == "AF_NETLINK" and "NETLINK_KOBJECT_UEVENT" in arguments
        return None if family == "AF_UNIX" or kernel_tells else "a socket of " + family
    if name in ("listen", "accept", "accept4"):
        return "waits for others"
    if name == "bind":
        return None if "sa_family=AF_NETLINK" in arguments else "can be spoken to"
    if name == "connect":
        found = re.search(r'sun_path=(@?)"(.*?)"', arguments)
        if found and re.fullmatch(SOCKETS, "".join(found.groups())):
            return None
        return "speaks to somebody"
    if name in ("execve", "execveat"):
        return None if failed or os.path.realpath(next(places(arguments))) in allowed.run else "starts a program"
    if name in ("open", "openat", "openat2"):
        if failed or not re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC", arguments):
            return None
        path = result.group(2) if result and result.group(2) else next(places(arguments))
        return None if is_below(path, allowed.write) or re.fullmatch(DEVICES, path) else "writes a file"
    if name in CHANGING and not failed:
        elsewhere = [path for path in places(arguments)
                     if not is_below(path, allowed.write) and not re.fullmatch(DEVICES, path)]
        return "changes files" if elsewhere else None
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("log")
    parser.add_argument("--write", action="append", default=[], type=os.path.realpath)
    parser.add_argument("--run", action="append", default=[], type=os.path.realpath)
    allowed = parser.parse_args()
    calls, found = 0, 0
    with open(allowed.log, encoding="utf-8", errors="replace") as log:
        for line in log:
            call = CALL.match(line)
            if not call:
                continue
            calls += 1
            why = trouble(call.group(1), call.group(2), allowed)
            if why:
                found += 1
                print(f"{why}: {line.strip()}")
    if calls == 0:
        print("no calls in " + allowed.log)
    return 1 if found or calls == 0 else 0


sys.exit(main())

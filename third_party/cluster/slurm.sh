#!/usr/bin/env bash
# A Slurm of one node, this machine, that lives in a folder of its own and touches nothing else:
#   slurm.sh start DIR    starts it; afterwards `SLURM_CONF=DIR/slurm.conf sbatch …` submits to it
#   slurm.sh stop DIR     ends it
# Needs the packages slurm-wlm and munge of Debian, and root. For tries and tests; a cluster is set up by its people.
set -euo pipefail

fail() {
    printf 'slurm.sh: %s\n' "$*" >&2
    exit 1
}

# A port that nobody listens on now.
free_port() {
    local port
    for port in $(shuf -i 20000-29999 -n 50); do
        (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port" && return; }
    done
    fail "no free port"
}

write_configuration() {
    local host cpus=${SLURM_TEST_CPUS:-2}
    host=$(hostname -s)
    mkdir -p "$dir"/{state,spool}
    dd if=/dev/urandom of="$dir/munge.key" bs=1024 count=1 status=none
    chmod 400 "$dir/munge.key"
    cat >"$dir/slurm.conf" <<CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$dir/munge.socket
CryptoType=crypto/munge
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdLogFile=$dir/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
SchedulerParameters=batch_sched_delay=0,sched_interval=1
SlurmdParameters=config_overrides
ReturnToService=2
KillWait=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
}

start() {
    local program
    for program in munged slurmctld slurmd sbatch; do
        command -v "$program" >/dev/null || fail "not installed: $program"
    done
    mkdir -p "$dir"
    write_configuration
    munged --force --key-file="$dir/munge.key" --socket="$dir/munge.socket" --pid-file="$dir/munged.pid" \
        --log-file="$dir/munged.log" --seed-file="$dir/munge.seed"
    export SLURM_CONF="$dir/slurm.conf"
    slurmctld -c
    slurmd -c
    local try
    for try in $(seq 100); do
        [ "$(sinfo --noheader --format=%T 2>/dev/null)" = idle ] && return
        sleep 0.2
    done
    fail "the node does not answer after $try tries; see $dir/slurmctld.log and $dir/slurmd.log"
}

stop() {
    local name pid
    for name in slurmd slurmctld munged; do
        [ -s "$dir/$name.pid" ] || continue
        pid=$(cat "$dir/$name.pid")
        kill "$pid" 2>/dev/null || continue
        timeout 60 tail --pid="$pid" --follow /dev/null || fail "$name does not end"
    done
}

[ $# -eq 2 ] || fail "usage: slurm.sh start|stop DIR"
dir=$(realpath -m -- "$2")
case "$1" in
start | stop) "$1" ;;
*) fail "usage: slurm.sh start|stop DIR" ;;
esac

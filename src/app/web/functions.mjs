// The functions of a program that was linked, for split.mjs and for what makes its list.

// As { name, bytes }, from the sections `code` and `name` of a module (WebAssembly Core Specification, 5.5.13 and appendix A.4).
export function functionsOf(bytes) {
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const text = () => { const length = number(); at += length; return bytes.toString('utf8', at - length, at); };
  const sizes = [], names = [];
  while (at < bytes.length) {
    const section = bytes[at++], end = number() + at;
    if (section === 10)
      for (let left = number(); left > 0; --left) {
        sizes.push(number());
        at += sizes.at(-1);
      }
    if (section === 0 && text() === 'name')
      while (at < end) {
        const kind = bytes[at++], next = number() + at;
        for (let left = kind === 1 ? number() : 0; left > 0; --left) names[number()] = text();
        at = next;
      }
    at = end;
  }
  const imported = names.length - sizes.length; // they come first
  return sizes.map((size, index) => ({ name: names[imported + index], bytes: size }));
}

// Functions that do the same are one, with the name of any of them: small ones, and those of the standard library but for
// what they call or sort.
export const isShared = ({ name, bytes }) =>
  bytes < 150 || (/^\w* ?std::/.test(name) && !/::operator\(\)|__\w*(sort|heap|merge|partition)/.test(name));

// Where a function belongs, from the outermost name to its own; for one of the standard library where what it works on does.
// Of templates only numbers count: ['zugzwang', 'boxes', 'QuietSearch<9>', 'search'].
export function placeOf(name) {
  const plain = name.replaceAll('(anonymous namespace)::', '');
  const begin = plain.indexOf('zugzwang::');
  if (begin < 0) return [/^[^(<]*/.exec(plain)[0]];
  const place = [], part = /([A-Za-z_~]\w*(?:<\d+>)?)(::)?/y;
  part.lastIndex = begin;
  for (let found = part.exec(plain); found !== null; found = found[2] ? part.exec(plain) : null) place.push(found[1]);
  return place;
}

// All that it lies in, from the outermost: 'zugzwang', 'zugzwang::boxes', ...
export const placesAround = (place) => place.map((_, index) => place.slice(0, index + 1).join('::'));

// As wasm-split has names.
export const escaped = (name) =>
  name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (sign) => '\\' + sign.charCodeAt(0).toString(16).padStart(2, '0'));

// What the compiler uses of WebAssembly. Without reference types there is one table, and a function that is not there yet
// is called by its place in it.
export const features = ['threads', 'bulk-memory', 'exception-handling', 'mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'multivalue']
  .map((feature) => '--enable-' + feature);

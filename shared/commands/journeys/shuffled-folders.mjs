// A disk that lists folders in another order: `node --import` this file.
import fs, { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync, readdir } = fs;
const { readdir: later } = promises;

function shuffled(entries) {
  const text = (entry) => (typeof entry === 'string' ? entry : entry.name?.toString());
  const key = (entry) => [...(text(entry) ?? '')].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 7);
  return [...entries].sort((a, b) => key(a) - key(b));
}

fs.readdirSync = (...args) => shuffled(readdirSync(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  return readdir(...args, (error, entries) => done(error, entries && shuffled(entries)));
};
promises.readdir = async (...args) => shuffled(await later(...args));
syncBuiltinESMExports();

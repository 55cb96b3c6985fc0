#!/usr/bin/env node
// `portfolio publish research`: runs a command of this package in the repository around the working directory.
import { readdirSync } from 'node:fs';
import 'tsx';

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));
const [name] = process.argv.splice(2, 1);
if (name && names.includes(name)) {
  await import(`./${name}.ts`);
} else {
  console.error(`${name ? `There is no command "${name}"` : 'Say which command'}. There are: ${names.join(', ')}.`);
  process.exitCode = 1;
}

#!/usr/bin/env node
// `portfolio publish research`: runs a command of this package in the repository around the working directory.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import 'tsx';

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));
const [name] = process.argv.splice(2, 1);
if (name && names.includes(name)) {
  if (name === 'dev') installServer();
  await import(`./${name}.ts`);
} else {
  console.error(`${name ? `There is no command "${name}"` : 'Say which command'}. There are: ${names.join(', ')}.`);
  process.exitCode = 1;
}

/** Where this package is a folder of the repository. Where it is installed, its peers are too. */
function installServer() {
  const install = join(import.meta.dirname, 'install.mjs');
  const { status } = existsSync(install) ? spawnSync(process.execPath, [install, '--dev'], { stdio: 'inherit' }) : {};
  if (status) process.exit(status);
}

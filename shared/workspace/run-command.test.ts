import { ReportedError } from './reported-error';
import { runCommand } from './run-command';

const help = {
  does: 'Waters the plants.',
  usage: 'npx water <plant>…',
  options: {
    litres: { type: 'string', default: '2', says: 'of water' },
    slowly: { type: 'boolean', says: 'drop by drop' },
  },
  example: 'npx water fern --litres=1',
} as const;

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

/** @returns what was given to the command, and what was said. */
async function callCommand(args: string[], passesTo?: string) {
  process.argv = ['node', 'water.ts', ...args];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given: unknown[] = [];
  await runCommand({ ...help, ...(passesTo && { passesTo }) }, async (names, values) => {
    given.push(names, { ...values });
    if (names.includes('cactus')) throw new ReportedError('A cactus has enough.');
  });
  return { given, logged: log.mock.calls.flat(), refused: error.mock.calls.flat() };
}

test('a command gets its names and options', async () => {
  const { given } = await callCommand(['fern', 'moss', '--slowly']);
  expect(given).toEqual([['fern', 'moss'], { litres: '2', slowly: true }]);
});

test('--help says what a command takes, and runs nothing', async () => {
  const { given, logged } = await callCommand(['fern', '--help', '--nothing']);
  expect(given).toEqual([]);
  expect(logged).toEqual([
    `Waters the plants.

Usage: npx water <plant>… [options]

  --litres=…  of water; 2 without it
  --slowly    drop by drop
  --help      this text

Example: npx water fern --litres=1`,
  ]);
});

test.each([
  ['--slwly', 'There is no option --slwly. Did you mean --slowly? --help lists all.'],
  ['--hlp', 'There is no option --hlp. Did you mean --help? --help lists all.'],
  ['--pot=red', 'There is no option --pot. There are: --litres=…, --slowly, --help.'],
  ['--litres', "The option --litres can't be used so. There are: --litres=…, --slowly, --help."],
  ['--slowly=yes', "The option --slowly can't be used so. There are: --litres=…, --slowly, --help."],
  ['cactus', 'A cactus has enough.'],
])('%s is refused with one sentence', async (arg, sentence) => {
  const { refused } = await callCommand([arg]);
  expect(refused).toEqual([sentence]);
  expect(process.exitCode).toBe(1);
});

test('a command that passes everything on gets it as it was written', async () => {
  const { given } = await callCommand(['--project=site', 'fern', '--', '-x'], 'Playwright');
  expect(given).toEqual([['--project=site', 'fern', '--', '-x'], {}]);
  expect((await callCommand(['--help'], 'Playwright')).logged[0]).toContain(
    '\nOther words and options go to Playwright.\n',
  );
});

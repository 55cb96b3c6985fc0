import { areas } from '@portfolio/contract/areas';
import { portsOfAll, readPort } from './ports';

test('the areas follow the shell to another port, in the distances of the table', () => {
  expect(portsOfAll(4200).research).toBe(areas.research.port);
  expect(portsOfAll(4300)).toMatchObject({ shell: 4300, research: areas.research.port + 100 });
});

test('what is no port is refused with a sentence', () => {
  expect(readPort(undefined, 4200)).toBe(4200);
  expect(readPort('4300', 4200)).toBe(4300);
  for (const asked of ['x', '0', '70000']) expect(() => readPort(asked, 4200)).toThrow(`"${asked}" is no port`);
});

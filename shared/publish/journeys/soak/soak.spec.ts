import { expect, test } from '../../../../e2e/fixtures';
import { soak } from './soak';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

test('visitors notice none of 30 random publishes, roll-backs and prunes, of which some are killed; npm run site -- soak does 1,000', async ({
  page,
}) => {
  console.log(`    SEED=${seed}`);
  const { publish, views } = await soak(30, seed, page);
  expect(publish).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(10);
});

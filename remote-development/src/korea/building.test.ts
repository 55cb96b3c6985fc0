import { arranged, chosen } from './arrangement';
import { buildings } from './building';
import { rings } from './outline';

const everything = { region: 'any', architect: 'any', era: 'any' };

test('the guide holds forty buildings and more, each under a name of its own', () => {
  expect(buildings.length).toBeGreaterThanOrEqual(40);
  expect(new Set(buildings.map(({ id }) => id)).size).toBe(buildings.length);
});

test.each(buildings.map((building) => [building.id, building] as const))(
  '%s has all that the guide says of a building',
  (id, building) => {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(building.name).toMatch(/^[A-ZÁÉ0-9]/);
    expect(building.korean).toMatch(/[가-힣]{2}/);
    expect(building.place.length * building.region.length).toBeGreaterThan(0);
    expect(building.year).toBeGreaterThan(500);
    expect(building.year).toBeLessThan(2026);
    expect(building.source.href).toMatch(/^https:\/\//);
    expect(rings.some((ring) => holds(ring, building.longitude, building.latitude))).toBe(true);
  },
);

test.each([
  ['Jeju', 126.55, 33.37],
  ['Ulleung', 130.86, 37.5],
  ['Dokdo', 131.861, 37.243],
])('%s is on the map', (_, x, y) => {
  expect(rings.some((ring) => holds(ring, x, y))).toBe(true);
});

test('every arrangement shows every building', () => {
  for (const arrangement of ['coordinates', 'architects', 'regions'] as const) {
    const shown = arranged(chosen(buildings, everything), arrangement, 'Nobody').flatMap((group) => group.buildings);
    expect(new Set(shown)).toEqual(new Set(buildings));
  }
});

test('a filter leaves the buildings that are all of that', () => {
  const shown = chosen(buildings, { region: 'Seoul', architect: 'Kim Swoo-geun', era: 'modern' });
  expect(shown.length).toBeGreaterThan(1);
  for (const { region, architects, year } of shown) {
    expect(region).toBe('Seoul');
    expect(architects).toContain('Kim Swoo-geun');
    expect(year).toBeGreaterThanOrEqual(1946);
    expect(year).toBeLessThanOrEqual(1999);
  }
});

type Ring = (typeof rings)[number];

/** Whether a ring holds a point (crossing number); coasts are simplified, so 15 thousandths of a degree outside still count. */
function holds(ring: Ring, x: number, y: number): boolean {
  const moved = [0, 0.015, -0.015];
  return moved.some((dx) => moved.some((dy) => isInside(ring, x + dx, y + dy)));
}

function isInside(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

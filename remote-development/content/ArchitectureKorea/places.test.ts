import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoContains } from 'd3-geo';
import { distance } from '../../src/studies/map/algorithm/route';
import { placeRows } from '../../src/studies/map/read-page-fields';
import { landOf } from '../../src/studies/map/read-page-atlas';

const read = (name: string) => placeRows.parse(JSON.parse(readFileSync(join(__dirname, name), 'utf8')));
const buildings = read('buildings.json');
const land = { type: 'MultiPolygon' as const, coordinates: landOf('South Korea').map((piece) => [...piece]) };

test('the guide holds at least forty-five buildings, each under a name of its own', () => {
  expect(buildings.length).toBeGreaterThanOrEqual(45);
  expect(new Set(buildings.map(({ id }) => id)).size).toBe(buildings.length);
});

test.each(buildings.map((building) => [building.id, building] as const))(
  '%s has all that the guide says of a building',
  (id, building) => {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(building.name).toMatch(/^[A-ZÁÉ0-9]/);
    expect(building.localName).toMatch(/[가-힣]{2}/);
    expect(building.year).toBeGreaterThan(500);
    expect(building.year).toBeLessThan(2026);
    expect(building.source?.href).toMatch(/^https:\/\//);
    expect(isOnLand(building)).toBe(true);
  },
);

/** Coasts at 1:10,000,000 are up to a kilometre and a half away from the real ones. */
function isOnLand({ longitude, latitude }: { longitude: number; latitude: number }): boolean {
  const moved = [0, 0.015, -0.015];
  return moved.some((dx) => moved.some((dy) => geoContains(land, [longitude + dx, latitude + dy])));
}

/** Where the town hall of each town stands, how far its bounds reach from there in kilometres, and its region. */
const towns: Readonly<Record<string, readonly [latitude: number, longitude: number, reach: number, region: string]>> = {
  Seoul: [37.5665, 126.978, 20, 'Seoul'],
  Incheon: [37.456, 126.705, 30, 'Incheon'],
  Paju: [37.76, 126.78, 20, 'Gyeonggi'],
  Gwacheon: [37.429, 126.988, 6, 'Gyeonggi'],
  Suwon: [37.264, 127.029, 8, 'Gyeonggi'],
  Yongin: [37.241, 127.178, 15, 'Gyeonggi'],
  Gangneung: [37.752, 128.876, 20, 'Gangwon'],
  Wonju: [37.342, 127.92, 20, 'Gangwon'],
  Sejong: [36.48, 127.289, 10, 'Sejong'],
  Cheongju: [36.642, 127.489, 15, 'North Chungcheong'],
  Boeun: [36.489, 127.729, 20, 'North Chungcheong'],
  Yesan: [36.682, 126.85, 25, 'South Chungcheong'],
  Buyeo: [36.276, 126.91, 15, 'South Chungcheong'],
  Yeongju: [36.806, 128.624, 25, 'North Gyeongsang'],
  Andong: [36.568, 128.729, 25, 'North Gyeongsang'],
  Gyeongju: [35.856, 129.225, 20, 'North Gyeongsang'],
  Daegu: [35.871, 128.601, 15, 'Daegu'],
  Iksan: [35.948, 126.958, 15, 'North Jeolla'],
  Jeonju: [35.824, 127.148, 8, 'North Jeolla'],
  Gimje: [35.804, 126.881, 25, 'North Jeolla'],
  Hapcheon: [35.567, 128.166, 30, 'South Gyeongsang'],
  Yangsan: [35.335, 129.037, 20, 'South Gyeongsang'],
  Jinju: [35.18, 128.108, 10, 'South Gyeongsang'],
  Busan: [35.18, 129.075, 20, 'Busan'],
  Gwangju: [35.16, 126.852, 12, 'Gwangju'],
  Damyang: [35.321, 126.988, 20, 'South Jeolla'],
  Gurye: [35.203, 127.463, 12, 'South Jeolla'],
  Jeju: [33.5, 126.531, 20, 'Jeju'],
  Seogwipo: [33.254, 126.56, 25, 'Jeju'],
};

test.each(buildings)('$id stands in its town, and the town in its region', (building) => {
  const [latitude, longitude, reach, region] = towns[building.place ?? ''] ?? [0, 0, 0, 'an unknown town'];
  expect(building.region).toBe(region);
  expect(distance({ latitude, longitude }, building)).toBeLessThan(reach);
});

test('the Korean list has the same buildings under their Korean names', () => {
  const korean = read('buildings.ko.json');
  const without = ({ architects, place: _, region: __, ...rest }: (typeof buildings)[number]) => ({
    ...rest,
    architects: architects.length,
  });
  expect(korean.map(without)).toEqual(
    buildings.map(without).map(({ name, localName, ...rest }) => ({ ...rest, name: localName, localName: name })),
  );
  for (const field of ['place', 'region'] as const)
    expect(new Set(korean.map((each) => each[field])).size).toBe(new Set(buildings.map((each) => each[field])).size);
});

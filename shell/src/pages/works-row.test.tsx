import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, Picture } from '@portfolio/contract/page';
import { WorksRow } from './works-row';

test('a row shows the small file of a drawing', () => {
  const drawing = {
    kind: 'drawing',
    src: '/m/plan.svg',
    thumb: '/m/plan-thumb.avif',
    width: 1200,
    height: 800,
  } as const;
  expect(rowWith(drawing)).toContain('src="/m/plan-thumb.avif"');
});

test('a row shows the smallest file of a photo', () => {
  const widths = { widths: [400, 800], fallbacks: [800], width: 1200, height: 800 } as const;
  const photo = { kind: 'photo', base: '/m/hero', thumb: 216, ...widths } as const;
  expect(rowWith(photo)).toContain('srcSet="/m/hero-216.avif 216w"');
});

function rowWith(picture: Picture): string {
  const entry: Entry = {
    path: '/TWR',
    area: 'architecture',
    label: 'TWR',
    title: 'Landmark tower',
    railTitle: 'Tower',
    summary: 'A tower.',
    cover: { picture, alt: 'A tower' },
  };
  return renderToStaticMarkup(<WorksRow entry={entry} anchor={undefined} shown={false} onPoint={() => undefined} />);
}

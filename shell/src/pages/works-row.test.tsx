import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, Picture } from 'shared/contract/page';
import { WorksRow } from './works-row';

const drawing = { kind: 'drawing', src: '/m/plan.svg', width: 1200, height: 800 } as const;
const photo = {
  kind: 'photo',
  base: '/m/hero',
  widths: [400, 800],
  fallbacks: [800],
  width: 1200,
  height: 800,
  colour: '#aabbcc',
} as const;

test('in the row of a list a small picture stands for a drawing, where its release has one', () => {
  expect(rowWith({ ...drawing, thumb: '/m/plan-thumb.avif' })).toContain('src="/m/plan-thumb.avif"');
  expect(rowWith(drawing)).toContain('src="/m/plan.svg"');
});

test('and the smallest of a photo, where its release has it', () => {
  expect(rowWith({ ...photo, thumb: 216 })).toContain('srcSet="/m/hero-216.avif 216w"');
  expect(rowWith(photo)).toContain('srcSet="/m/hero-400.avif 400w, /m/hero-800.avif 800w"');
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

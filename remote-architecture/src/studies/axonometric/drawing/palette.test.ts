import { styles } from '@portfolio/model/massing/massing';
import { lookOf } from './palette';

test('whatever of a building is cut is red, its bars too; the ground and the water are not', () => {
  for (const style of styles) {
    const red = !['site', 'water'].includes(style);
    expect(lookOf({ kind: 'fill', style, tone: 'cut', d: '' }, 1).fill.includes('--ink-accent')).toBe(red);
    expect(lookOf({ kind: 'end', style, width: 2, d: '' }, 1).stroke.includes('--ink-accent')).toBe(red);
  }
});

import { inMetres, texts } from '../texts';
import type { ViewFrame } from '../algorithm/view';

const ink = '#1d1b1a';

/** Metres along the picture's horizontal are true in every turn; north lies in the ground and tilts with it. */
export function ScaleAndNorth({ turn, tilt, frame }: { turn: number; tilt: number; frame: ViewFrame }) {
  const metres = [1, 2, 5, 10, 20, 50, 100].findLast((length) => length * frame.scale < frame.width / 5) ?? 1;
  const length = metres * frame.scale;
  const [a, e] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [x, y] = [Math.sin(a), Math.cos(a) * Math.sin(e)];
  const bottom = frame.height - 16;
  return (
    <g stroke={ink} strokeWidth="0.8" fill="none" fontFamily="var(--face)" fontSize="12">
      <path d={`M16 ${bottom - 5}v5h${length}v-5`} />
      <text x={16 + length + 8} y={bottom + 1} fill={ink} stroke="none">
        {inMetres(metres)}
      </text>
      <g transform={`translate(${frame.width - 36} ${frame.height - 36})`}>
        <ellipse rx="18" ry={18 * Math.sin(e)} strokeWidth="0.5" />
        <path d={`M${-x * 18} ${-y * 18}L${x * 18} ${y * 18}`} />
        <circle cx={x * 18} cy={y * 18} r="2.2" fill={ink} />
        <text x={x * 27} y={y * 27 + 4} fill={ink} stroke="none" textAnchor="middle">
          {texts.north}
        </text>
      </g>
    </g>
  );
}

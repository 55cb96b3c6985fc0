import type { Massing } from '@portfolio/model/massing/massing';
import { ChoiceRow } from '@portfolio/study/controls';
import { texts } from '../texts';

type StoreyRowProps = { figures: Massing['figures']; cut: number; onCut: (height: number) => void };

/** Metres above a floor at which a plan is cut. */
const eye = 1.3;

/** Heights at which each storey is cut, metres. */
export function eyeLevels({ levels }: Massing['figures']): number[] {
  return levels.map((level) => Math.round((level + eye) * 10) / 10);
}

/** Cuts through a storey, or leaves the building whole. */
export function StoreyRow({ figures, cut, onCut }: StoreyRowProps) {
  const [, whole] = figures.cut;
  const cuts = eyeLevels(figures);
  if (cuts.length === 0) return null;
  const storey = cuts.findIndex((height) => Math.abs(height - cut) < 0.05);
  const isBetween = storey < 0 && cut < whole;
  return (
    <ChoiceRow
      label={texts.storey}
      options={{
        ...Object.fromEntries(cuts.map((_, i) => [`storey ${i}`, String(i + 1)])),
        // A select has to name what it shows; of segments none is chosen.
        ...(isBetween && cuts.length > 3 && { between: texts.between }),
        whole: texts.whole,
      }}
      value={isBetween ? 'between' : storey < 0 ? 'whole' : `storey ${storey}`}
      onChange={(name) => onCut(cuts[Number(name.replace('storey ', ''))] ?? whole)}
    />
  );
}

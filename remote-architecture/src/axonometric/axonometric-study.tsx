import { useMemo, useRef, useState, type ReactNode } from 'react';
import { faultInMassing } from '@portfolio/model/massing/fault';
import type { Massing } from '@portfolio/model/massing/massing';
import { Fields, Button } from '@portfolio/study/controls';
import { Instrument, Metrics } from '@portfolio/study/instrument';
import { saveFile } from '@portfolio/study/save-file';
import type { Computation } from '@portfolio/study/use-computed';
import { useSettings } from '@portfolio/study/use-settings';
import { AxonometricDrawing } from './axonometric-drawing';
import { settingsFor } from './axonometric-settings';
import { texts } from './axonometric-texts';
import { modelPictures } from './model-pictures';
import { Orbit } from './orbit-view';
import type { SeenModel, Sight } from './pictures';
import { texts as stillTexts } from './still-texts';
import styles from './axonometric-study.module.css';

/** A building's masses: turned, tilted and cut, as a line drawing or, when asked for, in 3D. */
function AxonometricStudy({ massing, pictures }: { massing: Massing; pictures: Computation<Sight, SeenModel> }) {
  const settings = useMemo(() => settingsFor(massing), [massing]);
  const { values, errors, change, reset } = useSettings(settings);
  const [orbiting, setOrbiting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const svg = useRef<SVGSVGElement>(null);
  const { figures } = massing;
  const { turn, tilt, cut } = values;
  const uncut = cut >= figures.cut[1];
  const turnTo = (azimuth: number, altitude: number) =>
    change({ turn: (Math.round(azimuth) + 720) % 360, tilt: Math.min(90, Math.max(10, Math.round(altitude))) });
  const leaveOrbit = (why?: string) => {
    setOrbiting(false);
    setNotice(why);
  };
  return (
    <Instrument
      name={stillTexts.name}
      errors={errors}
      drawing={
        orbiting ? (
          <Orbit bodies={massing.bodies} turn={turn} tilt={tilt} onEnd={leaveOrbit} />
        ) : (
          <AxonometricDrawing
            massing={massing}
            pictures={pictures}
            turn={turn}
            tilt={tilt}
            cut={uncut ? Infinity : cut}
            svg={svg}
            onTurn={turnTo}
          />
        )
      }
      controls={
        <div className={styles.controls}>
          <div className={styles.buttons}>
            <Button onClick={() => turnTo(turn + 15, tilt)}>{texts.left}</Button>
            <Button onClick={() => turnTo(turn - 15, tilt)}>{texts.right}</Button>
            <Button onClick={() => turnTo(180, 90)}>{texts.plan}</Button>
            <Button onClick={reset}>{texts.reset}</Button>
          </div>
          <Fields settings={settings} values={values} onChange={change} />
          {figures.levels.length > 0 && (
            <div className={styles.buttons} role="group" aria-label={texts.storeys}>
              {figures.levels.map((level, i) => (
                <Button key={level} onClick={() => change({ cut: Math.round((level + 1.3) * 10) / 10 })}>
                  {texts.storey(i + 1)}
                </Button>
              ))}
              <Button onClick={() => change({ cut: figures.cut[1] })}>{texts.whole}</Button>
            </div>
          )}
          <div className={styles.buttons}>
            <Button
              onClick={() => svg.current && saveFile(`${massing.code}.svg`, 'image/svg+xml', svgText(svg.current))}
            >
              {texts.save}
            </Button>
            <Button onClick={() => (orbiting ? leaveOrbit() : setOrbiting(true))}>
              {orbiting ? texts.leaveOrbit : texts.orbit}
            </Button>
          </div>
          {notice && (
            <p className={styles.said} role="status">
              {notice}
            </p>
          )}
        </div>
      }
      metrics={
        <div className={styles.controls}>
          <Metrics
            rows={[
              [texts.rows.storeys, String(figures.storeys)],
              [texts.rows.floorArea, texts.squareMetres(figures.floorArea)],
              ...(figures.roofArea ? [[texts.rows.roofArea, texts.squareMetres(figures.roofArea)] as const] : []),
              [texts.rows.coverage, texts.share(figures.footprint / figures.plot, figures.footprint)],
              [texts.rows.height, texts.metres(figures.height)],
              [texts.rows.cut, uncut ? texts.uncut : texts.metres(cut)],
            ]}
            summary={texts.summary(turn, tilt, uncut ? texts.uncut : texts.metres(cut))}
          />
        </div>
      }
    />
  );
}

/** The drawing as a file of its own. */
function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'role', 'tabindex']) copy.removeAttribute(name);
  copy.querySelector('g[opacity="0"]')?.remove();
  return new XMLSerializer().serializeToString(copy);
}

/** The study of a massing, ready to be turned. */
export async function axonometricOf(massing: Massing, left: AbortSignal): Promise<() => ReactNode> {
  const fault = faultInMassing(massing);
  if (fault) return () => <p role="alert">{texts.broken(fault)}</p>;
  const pictures = await modelPictures(massing, left);
  return () => <AxonometricStudy massing={massing} pictures={pictures} />;
}

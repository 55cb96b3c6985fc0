import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Massing } from '@portfolio/model/massing/massing';
import { ChoiceRow, Rows } from '@portfolio/study/controls';
import { Instrument } from '@portfolio/study/instrument';
import { Questions } from '@portfolio/study/questions';
import { translated } from '@portfolio/study/translated';
import type { Computation } from '@portfolio/study/computation';
import { useSettings } from '@portfolio/study/use-settings';
import { AxonometricDrawing } from '../drawing/axonometric-drawing';
import { plan, questionOf, questionsFor } from './axonometric-questions';
import { AxonometricResults } from './axonometric-results';
import { settingsFor } from './axonometric-settings';
import { texts } from '../texts';
import { modelPictures } from './model-pictures';
import { Orbit } from '../drawing/orbit-view';
import type { SeenModel, Sight } from '../algorithm/pictures';
import { english as still } from '../still-texts';
import { StoreyRow } from './storey-row';

const { name } = translated('still', still);

/** A building's masses: turned, tilted and cut, as a line drawing or, when asked for, in 3D. */
function AxonometricStudy({ massing, pictures }: { massing: Massing; pictures: Computation<Sight, SeenModel> }) {
  const { settings, values, errors, change, reset, address } = useSettings(
    useMemo(() => settingsFor(massing), [massing]),
  );
  const [orbiting, setOrbiting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const svg = useRef<SVGSVGElement>(null);
  const { figures } = massing;
  const { turn, tilt, cut } = values;
  const uncut = cut >= figures.cut[1];
  const height = uncut ? Infinity : cut;
  const turnTo = (azimuth: number, altitude: number) =>
    change({ turn: ((Math.round(azimuth) % 360) + 360) % 360, tilt: Math.min(90, Math.max(10, Math.round(altitude))) });
  const leaveOrbit = (why?: string) => {
    setOrbiting(false);
    setNotice(why);
  };
  const look = (view: string) => {
    leaveOrbit();
    if (view === 'orbit') setOrbiting(true);
    else if (view === 'plan') turnTo(plan.turn, plan.tilt);
    else turnTo(settings.turn.value, settings.tilt.value);
  };
  const isPlan = turn === plan.turn && tilt === plan.tilt;
  const questions = useMemo(() => questionsFor(massing), [massing]);
  const asked = questionOf(questions, values);
  return (
    <Instrument
      name={name}
      errors={errors}
      questions={
        <Questions
          purpose={texts.purpose}
          questions={questions}
          asked={asked}
          answer={asked?.answer}
          settings={settings}
          onChange={(changes) => {
            leaveOrbit();
            change(changes);
          }}
        />
      }
      drawing={
        orbiting ? (
          <Orbit bodies={massing.bodies} turn={turn} tilt={tilt} cut={height} onTurn={turnTo} onEnd={leaveOrbit} />
        ) : (
          <AxonometricDrawing
            massing={massing}
            pictures={pictures}
            turn={turn}
            tilt={tilt}
            cut={height}
            svg={svg}
            onTurn={turnTo}
            cutSetting={settings.cut}
            onCut={(metres) => change({ cut: metres })}
          />
        )
      }
      strip={
        <>
          <ChoiceRow
            label={texts.view}
            options={texts.views}
            value={orbiting ? 'orbit' : isPlan ? 'plan' : 'axonometric'}
            onChange={look}
          />
          <Rows settings={settings} values={values} onChange={change} names={['turn', 'tilt', 'cut']} />
          <StoreyRow figures={figures} cut={cut} onCut={(metres) => change({ cut: metres })} />
        </>
      }
      results={
        <AxonometricResults
          massing={massing}
          sight={{ turn, tilt, cut: uncut ? undefined : cut }}
          notice={notice}
          address={address}
          svg={orbiting ? undefined : svg}
          onReset={() => {
            leaveOrbit();
            reset();
          }}
        />
      }
    />
  );
}

/** The study of a massing, ready to be turned. */
export async function createStudy(massing: Massing, signal: AbortSignal): Promise<() => ReactNode> {
  const pictures = await modelPictures(massing, signal);
  return () => <AxonometricStudy massing={massing} pictures={pictures} />;
}

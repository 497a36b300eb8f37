import { observer } from 'mobx-react-lite';
import { Arrow, SketchBar, Card, Check, Key, Lines, Pill } from '../../../shared/ui/sketch-shapes';
import { Sketch } from './Sketch';

/** A long address becomes a short one; who follows it is counted, and by what. */
export const AboutSketch = observer(function AboutSketch() {
  return (
    <Sketch height={190}>
      <Card x={20} y={20} width={280} height={40} />
      <Lines x={36} y={36} widths={[248]} />
      <Arrow from={[160, 66]} to={[160, 84]} />
      <Pill x={96} y={92} width={128} isOn />
      <Arrow from={[140, 122]} to={[96, 142]} />
      <Arrow from={[180, 122]} to={[224, 142]} />
      <Check x={40} y={163} size={11} />
      <SketchBar x={62} y={156} width={90} height={14} share={0.82} />
      <Check x={194} y={163} size={11} isOff />
      <SketchBar x={216} y={156} width={84} height={14} share={0} />
    </Sketch>
  );
});

/** What goes over to the partner: one code. */
export const PartnerSketch = observer(function PartnerSketch() {
  return (
    <Sketch height={150}>
      <Card x={20} y={25} width={96} height={100} isOn />
      <Lines x={36} y={46} widths={[64, 48, 56]} isOnColor />
      <Arrow from={[126, 75]} to={[198, 75]} />
      <Pill x={130} y={34} width={60} />
      <Key x={160} y={48} />
      <Card x={208} y={25} width={92} height={100} />
      <Lines x={224} y={46} widths={[60, 40]} />
      <Check x={254} y={100} size={12} />
    </Sketch>
  );
});

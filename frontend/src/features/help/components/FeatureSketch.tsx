import { observer } from 'mobx-react-lite';
import { Sketch } from '../../content';
import type { FEATURE_STEPS } from '../feature-steps';
import { INK, plus } from '../sketches/parts';

const BARS = [26, 44, 34, 62, 50, 78, 58, 70];

const REDESIGN = (
  <>
    <rect x={20} y={16} width={80} height={40} rx={8} fill={INK.surface} stroke={INK.line} />
    <rect x={32} y={26} width={36} height={8} rx={4} fill={INK.on} />
    <rect x={32} y={40} width={52} height={5} rx={2.5} fill={INK.shade} opacity={0.6} />
    <rect x={110} y={16} width={80} height={40} rx={8} fill={INK.surface} stroke={INK.line} />
    <rect x={122} y={26} width={28} height={8} rx={4} fill={INK.on} />
    <rect x={122} y={40} width={52} height={5} rx={2.5} fill={INK.shade} opacity={0.6} />
    {BARS.map((height, index) => (
      <rect
        key={height}
        x={24 + index * 34}
        y={148 - height}
        width={20}
        height={height}
        rx={3}
        fill={index === 5 ? INK.accent : INK.on}
      />
    ))}
  </>
);

const LINE_REFERRAL = (
  <>
    <rect
      x={36}
      y={20}
      width={64}
      height={116}
      rx={12}
      fill={INK.surface}
      stroke={INK.line}
      strokeWidth={1.5}
    />
    <rect x={46} y={40} width={36} height={16} rx={8} fill={INK.soft} stroke={INK.on} />
    <rect x={54} y={64} width={38} height={16} rx={8} fill={INK.on} />
    <rect x={46} y={88} width={28} height={16} rx={8} fill={INK.soft} stroke={INK.on} />
    <path d="M112 78 H150 M142 70 L150 78 L142 86" fill="none" stroke={INK.shade} strokeWidth={2} />
    {[0.82, 0.5, 0.34, 0.2].map((share, index) => (
      <g key={share}>
        <rect
          x={164}
          y={32 + index * 28}
          width={124}
          height={14}
          rx={4}
          fill={INK.surface}
          stroke={INK.line}
        />
        <rect
          x={164}
          y={32 + index * 28}
          width={124 * share}
          height={14}
          rx={4}
          fill={index === 0 ? INK.accent : INK.on}
        />
      </g>
    ))}
  </>
);

const PLUS_TIP = (
  <>
    <rect
      x={36}
      y={28}
      width={248}
      height={40}
      rx={20}
      fill={INK.surface}
      stroke={INK.on}
      strokeWidth={1.5}
    />
    <rect x={56} y={44} width={120} height={8} rx={4} fill={INK.shade} opacity={0.6} />
    {plus([196, 48])}
    <path d="M196 72 V92 M188 84 L196 92 L204 84" fill="none" stroke={INK.shade} strokeWidth={2} />
    <rect x={96} y={98} width={200} height={50} rx={8} fill={INK.surface} stroke={INK.line} />
    {[14, 26, 20, 34, 28, 38].map((height, index) => (
      <rect
        key={height}
        x={112 + index * 30}
        y={142 - height}
        width={16}
        height={height}
        rx={3}
        fill={INK.on}
      />
    ))}
  </>
);

const SKETCHES = {
  redesign: REDESIGN,
  'line-referral': LINE_REFERRAL,
  tip: PLUS_TIP,
};

interface FeatureSketchProps {
  readonly step: (typeof FEATURE_STEPS)[number]['id'];
}

export const FeatureSketch = observer(function FeatureSketch({ step }: FeatureSketchProps) {
  return <Sketch height={160}>{SKETCHES[step]}</Sketch>;
});

import type { ReactNode } from 'react';
import { Arrow, SketchBar, Card, Check, Key, Lines, Phone, Pill } from '../../../shared/ui/sketch-shapes';
import { codeFields, cross, envelope, INK, laptop, person } from './parts';

const SUN =
  'M0 -22 v-6 M0 22 v6 M-22 0 h-6 M22 0 h6 M-15.5 -15.5 l-4.5 -4.5 M15.5 15.5 l4.5 4.5 M-15.5 15.5 l-4.5 4.5 M15.5 -15.5 l4.5 -4.5';

/** A key of a keyboard, wide enough for what stands on it. */
const keycap = (x: number, width: number, sign: ReactNode): ReactNode => (
  <g>
    <rect x={x} y={44} width={width} height={56} rx={10} fill={INK.line} />
    <rect
      x={x}
      y={40}
      width={width}
      height={52}
      rx={10}
      fill={INK.surface}
      stroke={INK.shade}
      strokeWidth={1.5}
    />
    <g
      transform={`translate(${x + width / 2} 66)`}
      fill="none"
      stroke={INK.on}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sign}
    </g>
  </g>
);

/** Questions about people, their account and what they pay. */
export const ACCOUNT_SKETCHES: Readonly<Record<string, ReactNode>> = {
  'sign-in': (
    <>
      {envelope([24, 41])}
      <Arrow from={[118, 70]} to={[146, 70]} />
      {codeFields([158, 56], 4)}
    </>
  ),
  'code-did-not-arrive': (
    <>
      <g opacity={0.45}>{envelope([40, 41])}</g>
      <circle cx={124} cy={88} r={20} fill={INK.surface} stroke={INK.accent} strokeWidth={2} />
      <path d="M138 102 l14 14" stroke={INK.accent} strokeWidth={5} strokeLinecap="round" />
      {codeFields([166, 56], 0)}
    </>
  ),
  'code-refused': (
    <>
      {codeFields([66, 56], 6, INK.accent)}
      {cross([246, 70], 10)}
    </>
  ),
  'google-sign-in': (
    <>
      <Card x={28} y={24} width={112} height={92} />
      {person([84, 56], INK.accent)}
      <Arrow from={[150, 70]} to={[180, 70]} />
      <Card x={190} y={24} width={104} height={92} isOn />
      {person([242, 56])}
      <Check x={284} y={34} size={12} />
    </>
  ),
  'in-app-browser': (
    <>
      <Phone x={70} y={24} isOther />
      {cross([98, 62], 10)}
      <Arrow from={[144, 70]} to={[180, 70]} />
      <Phone x={198} y={24} />
      <Check x={250} y={34} size={12} />
    </>
  ),
  devices: (
    <>
      {laptop([64, 40])}
      <Check x={148} y={34} size={12} />
      <Phone x={200} y={24} isOther />
      {cross([262, 34], 8)}
    </>
  ),
  'signed-out': (
    <>
      {laptop([36, 40], INK.shade)}
      <Arrow from={[142, 70]} to={[172, 70]} />
      <Card x={184} y={28} width={112} height={84} isOn />
      <Key x={240} y={56} />
      {codeFields([199, 78], 0).map((field, index) => index < 4 && field)}
    </>
  ),
  subdomain: (
    <>
      <Card x={20} y={46} width={280} height={48} isOn />
      <Lines x={40} y={67} widths={[74]} isAccent />
      <circle cx={122} cy={73} r={2.5} fill={INK.shade} />
      <Lines x={132} y={67} widths={[80]} />
      <Lines x={226} y={67} widths={[50]} isOnColor />
    </>
  ),
  'change-address': (
    <>
      <g opacity={0.45}>{envelope([32, 41])}</g>
      <Arrow from={[130, 70]} to={[178, 70]} />
      {envelope([194, 41])}
      <Check x={280} y={42} size={13} />
    </>
  ),
  'phone-verification': (
    <>
      <Phone x={44} y={24} />
      <Arrow from={[112, 70]} to={[140, 70]} />
      {codeFields([154, 56], 6)}
    </>
  ),
  notifications: (
    <>
      <path
        d="M80 92 c-10 0 -14 -4 -14 -4 c8 -8 8 -16 8 -28 a22 22 0 0 1 44 0 c0 12 0 20 8 28 c0 0 -4 4 -14 4 z M88 98 a8 8 0 0 0 16 0"
        fill={INK.soft}
        stroke={INK.on}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={118} cy={44} r={11} fill={INK.accent} />
      <Card x={158} y={28} width={136} height={36} isOn />
      <Lines x={172} y={42} widths={[92]} isOnColor />
      <Card x={158} y={76} width={136} height={36} />
      <Lines x={172} y={90} widths={[70]} />
    </>
  ),
  'export-data': (
    <>
      <Card x={28} y={24} width={120} height={92} />
      <Lines x={44} y={42} widths={[88, 70, 84, 52]} />
      <Arrow from={[160, 70]} to={[194, 70]} />
      <path
        d="M212 24 h46 l24 24 v68 h-70 z"
        fill={INK.soft}
        stroke={INK.on}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path
        d="M247 58 v30 m-12 -11 l12 12 l12 -12"
        fill="none"
        stroke={INK.on}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  'activity-log': (
    <>
      <path d="M56 24 v96" stroke={INK.line} strokeWidth={3} strokeLinecap="round" />
      {[32, 70, 108].map((y, index) => (
        <g key={y}>
          <circle cx={56} cy={y} r={8} fill={index === 2 ? INK.accent : INK.on} />
          <Lines x={82} y={y - 3} widths={[[150, 190, 120][index] ?? 0]} />
        </g>
      ))}
    </>
  ),
  'dark-mode': (
    <>
      <path
        d="M160 14 h116 a14 14 0 0 1 14 14 v84 a14 14 0 0 1 -14 14 h-116 z"
        fill="#101413"
        stroke={INK.line}
      />
      <path
        d="M160 14 h-116 a14 14 0 0 0 -14 14 v84 a14 14 0 0 0 14 14 h116 z"
        fill="#f7f6f2"
        stroke={INK.line}
      />
      <g transform="translate(96 70)" fill="none" stroke="#b4470f" strokeWidth={3} strokeLinecap="round">
        <circle r={14} fill="#b4470f" stroke="none" />
        <path d={SUN} />
      </g>
      <path d="M236 46 a26 26 0 1 0 14 40 a22 22 0 0 1 -14 -40 z" fill="#5ccfb6" />
    </>
  ),
  keyboard: (
    <>
      {keycap(70, 104, <path d="M-20 8 L0 -12 L20 8" />)}
      {keycap(190, 60, <path d="M-8 -14 V14 M10 -14 L-8 2 M-2 -3 L11 14" />)}
    </>
  ),
  'visitor-privacy': (
    <>
      {person([52, 56])}
      <Arrow from={[80, 68]} to={[110, 68]} />
      <Pill x={120} y={56} width={72} />
      {cross([156, 68], 8)}
      <Arrow from={[202, 68]} to={[228, 68]} />
      <Card x={240} y={32} width={60} height={72} isOn />
      <SketchBar x={250} y={48} width={40} share={0.8} />
      <SketchBar x={250} y={66} width={40} share={0.5} />
      <SketchBar x={250} y={84} width={40} share={0.3} />
    </>
  ),
  plans: (
    <>
      {[36, 54, 76, 100].map((height, index) => (
        <g key={height}>
          <Card x={32 + index * 66} y={124 - height} width={56} height={height} isOn={index === 2} />
          <Lines x={44 + index * 66} y={136 - height} widths={[32]} isOnColor={index === 2} />
        </g>
      ))}
    </>
  ),
  groups: (
    <>
      <path d="M108 70 H212 M160 70 V104" stroke={INK.shade} strokeWidth={2} />
      <circle cx={84} cy={70} r={32} fill={INK.soft} stroke={INK.on} strokeWidth={1.5} />
      {person([84, 62])}
      <circle cx={236} cy={70} r={32} fill={INK.soft} stroke={INK.on} strokeWidth={1.5} />
      {person([236, 62])}
      <Pill x={120} y={100} width={80} isOn />
    </>
  ),
};

import type { ReactNode } from 'react';
import { Arrow, SketchBar, Card, Check, Key, Lines, Phone, Pill } from '../../../shared/ui/sketch-shapes';
import { bars, cross, INK, person, plus, qr, robot } from './parts';

/** Questions about links and their numbers. */
export const LINK_SKETCHES: Readonly<Record<string, ReactNode>> = {
  'what-is-a-short-link': (
    <>
      <Card x={16} y={32} width={148} height={76} />
      <Lines x={30} y={48} widths={[120, 104, 84]} />
      <Arrow from={[174, 70]} to={[204, 70]} />
      <Pill x={214} y={58} width={88} isOn />
    </>
  ),
  'first-link': (
    <>
      <Card x={20} y={24} width={280} height={40} isOn />
      <Lines x={36} y={41} widths={[140]} />
      <rect x={226} y={30} width={66} height={28} rx={8} fill={INK.on} />
      <Arrow from={[160, 70]} to={[160, 88]} />
      <Pill x={86} y={98} width={112} isOn />
      <rect x={210} y={98} width={24} height={24} rx={6} fill={INK.surface} stroke={INK.shade} />
      <rect x={216} y={104} width={24} height={24} rx={6} fill={INK.surface} stroke={INK.on} />
    </>
  ),
  'claim-links': (
    <>
      <Card x={24} y={20} width={112} height={100} />
      <Pill x={36} y={32} width={88} isOn />
      <Pill x={36} y={62} width={88} isOn />
      <Pill x={36} y={92} width={60} isOn />
      <Arrow from={[150, 70]} to={[190, 70]} />
      <circle cx={244} cy={70} r={44} fill={INK.soft} stroke={INK.on} strokeWidth={1.5} />
      {person([244, 60])}
    </>
  ),
  'own-name': (
    <>
      <Card x={20} y={46} width={280} height={48} isOn />
      <Key x={40} y={71} />
      <Lines x={58} y={67} widths={[92]} />
      <Lines x={158} y={67} widths={[116]} isAccent />
    </>
  ),
  'delete-link': (
    <>
      <Card x={24} y={24} width={272} height={44} />
      <Lines x={40} y={42} widths={[130]} />
      <g fill="none" stroke={INK.accent} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M258 38 h20 M264 38 v-4 h8 v4 M261 38 l1.5 18 h11 l1.5 -18" />
      </g>
      <path
        d="M52 96 h-16 m0 0 l7 -7 m-7 7 l7 7"
        fill="none"
        stroke={INK.on}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <SketchBar x={66} y={90} width={230} share={0.7} />
    </>
  ),
  'qr-code': (
    <>
      {qr([46, 32])}
      <Arrow from={[156, 70]} to={[188, 70]} />
      <Phone x={206} y={24} />
      <Check x={272} y={70} size={16} />
    </>
  ),
  'share-in-line': (
    <>
      <rect
        x={92}
        y={8}
        width={136}
        height={150}
        rx={18}
        fill={INK.surface}
        stroke={INK.line}
        strokeWidth={1.5}
      />
      <rect x={106} y={24} width={62} height={18} rx={9} fill={INK.soft} />
      <rect x={138} y={50} width={76} height={18} rx={9} fill={INK.on} />
      <rect x={138} y={74} width={76} height={56} rx={9} fill={INK.soft} stroke={INK.on} />
      <rect x={144} y={80} width={64} height={24} rx={5} fill={INK.on} opacity={0.35} />
      <Lines x={146} y={112} widths={[50]} />
    </>
  ),
  'why-numbers-differ': (
    <>
      {person([48, 40])}
      {robot([48, 98])}
      <SketchBar x={84} y={32} width={212} height={18} share={0.72} />
      <rect x={84} y={88} width={120} height={18} rx={4} fill={INK.shade} opacity={0.4} />
      {cross([222, 97], 7)}
    </>
  ),
  'unique-clicks': (
    <>
      {person([56, 58])}
      <Arrow from={[84, 68]} to={[116, 68]} />
      {[0, 1, 2, 3, 4].map((index) => (
        <circle
          key={index}
          cx={144 + index * 34}
          cy={68}
          r={12}
          fill={index === 0 ? INK.accent : INK.surface}
          stroke={index === 0 ? INK.accent : INK.shade}
          strokeWidth={1.5}
        />
      ))}
      <path d="M144 98 h136" stroke={INK.shade} strokeWidth={2} strokeLinecap="round" />
    </>
  ),
  'analytics-ranges': (
    <>
      <rect x={24} y={16} width={132} height={26} rx={8} fill={INK.surface} stroke={INK.line} />
      <rect x={70} y={19} width={40} height={20} rx={6} fill={INK.soft} stroke={INK.on} />
      {bars([30, 128], [34, 52, 40, 66, 48, 74, 58, 44, 62, 70, 52, 60], 5)}
    </>
  ),
  'plus-sign': (
    <>
      <rect
        x={28}
        y={28}
        width={180}
        height={40}
        rx={20}
        fill={INK.surface}
        stroke={INK.on}
        strokeWidth={1.5}
      />
      <Lines x={48} y={45} widths={[104]} />
      {plus([178, 48])}
      <Arrow from={[178, 74]} to={[196, 92]} />
      <Card x={206} y={64} width={92} height={64} />
      {bars([214, 118], [14, 24, 18, 34])}
    </>
  ),
  'previews-and-prefetch': (
    <>
      {person([44, 30])}
      {robot([44, 104])}
      <Arrow from={[70, 40]} to={[106, 40]} />
      <Arrow from={[70, 104]} to={[106, 104]} />
      <Card x={118} y={16} width={178} height={48} isOn />
      {bars([132, 58], [14, 26, 18, 32, 24, 34])}
      <Card x={118} y={80} width={178} height={48} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <circle key={index} cx={140 + index * 24} cy={104} r={5} fill={INK.shade} opacity={0.5} />
      ))}
    </>
  ),
  bulk: (
    <>
      <Card x={40} y={16} width={96} height={108} />
      <Lines x={54} y={30} widths={[66, 54, 68, 48, 62]} />
      <Arrow from={[150, 70]} to={[174, 70]} />
      <Card x={188} y={16} width={92} height={108} isOn />
      <Lines x={202} y={30} widths={[44, 44, 44, 44, 44]} isOnColor />
    </>
  ),
};

import type { ReactNode } from 'react';

/** Colours of drawings, in light and dark. */
export const INK = {
  on: 'var(--l-palette-primary-main)',
  soft: 'var(--l-palette-soft-primary)',
  surface: 'var(--l-palette-background-paper)',
  line: 'var(--l-palette-divider)',
  shade: 'var(--l-palette-control-main)',
  accent: 'var(--l-palette-secondary-main)',
} as const;

type At = readonly [x: number, y: number];

const stroke = (color: string, width = 2) =>
  ({
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

/** Head and shoulders, 28 high; the middle of the head is given. */
export const person = ([x, y]: At, color: string = INK.on): ReactNode => (
  <g fill={color}>
    <circle cx={x} cy={y} r={7} />
    <path d={`M${x - 12} ${y + 21} a12 10 0 0 1 24 0 z`} />
  </g>
);

/** A machine that follows links: a head with an aerial. */
export const robot = ([x, y]: At): ReactNode => (
  <g>
    <path d={`M${x} ${y - 8} v-7`} {...stroke(INK.shade)} />
    <circle cx={x} cy={y - 16} r={2.5} fill={INK.shade} />
    <rect x={x - 11} y={y - 8} width={22} height={18} rx={5} fill={INK.surface} stroke={INK.shade} />
    <circle cx={x - 4} cy={y} r={2} fill={INK.shade} />
    <circle cx={x + 4} cy={y} r={2} fill={INK.shade} />
  </g>
);

export const envelope = ([x, y]: At): ReactNode => (
  <g>
    <rect x={x} y={y} width={84} height={58} rx={8} fill={INK.surface} stroke={INK.on} strokeWidth={1.5} />
    <path d={`M${x + 4} ${y + 6} L${x + 42} ${y + 34} L${x + 80} ${y + 6}`} {...stroke(INK.on, 1.5)} />
  </g>
);

/** Six fields for a code; so many are filled. */
export const codeFields = ([x, y]: At, filled: number, color: string = INK.on): readonly ReactNode[] =>
  [0, 1, 2, 3, 4, 5].map((index) => (
    <g key={index}>
      <rect
        x={x + index * 24}
        y={y}
        width={20}
        height={28}
        rx={5}
        fill={INK.surface}
        stroke={index < filled ? color : INK.line}
        strokeWidth={1.5}
      />
      {index < filled && <circle cx={x + 10 + index * 24} cy={y + 14} r={4} fill={color} />}
    </g>
  ));

export const cross = ([x, y]: At, reach = 6): ReactNode => (
  <path
    d={`M${x - reach} ${y - reach} l${2 * reach} ${2 * reach} m0 ${-2 * reach} l${-2 * reach} ${2 * reach}`}
    {...stroke(INK.accent, 2.5)}
  />
);

export const plus = ([x, y]: At): ReactNode => (
  <g>
    <circle cx={x} cy={y} r={13} fill={INK.accent} />
    <path
      d={`M${x} ${y - 6} v12 M${x - 6} ${y} h12`}
      stroke={INK.surface}
      strokeWidth={2.5}
      strokeLinecap="round"
    />
  </g>
);

/** Bars that stand on one line. */
export const bars = ([x, y]: At, heights: readonly number[], marked = -1): ReactNode =>
  heights.map((height, index) => (
    <rect
      key={index}
      x={x + index * 22}
      y={y - height}
      width={14}
      height={height}
      rx={3}
      fill={index === marked ? INK.accent : INK.on}
    />
  ));

export const laptop = ([x, y]: At, color: string = INK.on): ReactNode => (
  <g>
    <rect x={x} y={y} width={76} height={48} rx={6} fill={INK.surface} stroke={color} strokeWidth={1.5} />
    <path d={`M${x - 10} ${y + 54} h96`} {...stroke(color, 4)} />
    <rect x={x + 14} y={y + 14} width={30} height={6} rx={3} fill={color} opacity={0.7} />
    <rect x={x + 14} y={y + 28} width={48} height={6} rx={3} fill={INK.shade} opacity={0.5} />
  </g>
);

/** A quick-response code: three corners and some grain. */
export const qr = ([x, y]: At): ReactNode => {
  const corner = (left: number, top: number): ReactNode => (
    <g>
      <rect x={x + left} y={y + top} width={21} height={21} fill="none" stroke="#111" strokeWidth={5} />
      <rect x={x + left + 8} y={y + top + 8} width={5} height={5} fill="#111" />
    </g>
  );
  const GRAIN = [
    34, 6, 46, 2, 40, 18, 32, 30, 44, 36, 56, 34, 68, 40, 6, 40, 18, 44, 34, 52, 46, 58, 58, 52, 70, 60, 38,
    68, 54, 70,
  ];
  return (
    <g>
      <rect x={x - 14} y={y - 14} width={106} height={106} rx={8} fill="#fff" stroke={INK.line} />
      {corner(2, 2)}
      {corner(55, 2)}
      {corner(2, 55)}
      {GRAIN.flatMap((left, index) =>
        index % 2 === 0
          ? [
              <rect
                key={index}
                x={x + left}
                y={y + (GRAIN[index + 1] ?? 0)}
                width={7}
                height={7}
                fill="#111"
              />,
            ]
          : [],
      )}
    </g>
  );
};

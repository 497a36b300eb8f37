const ON = 'var(--l-palette-primary-main)';
const ON_SOFT = 'var(--l-palette-soft-primary)';
const SURFACE = 'var(--l-palette-background-paper)';
const LINE = 'var(--l-palette-divider)';
const SHADE = 'var(--l-palette-control-main)';
const ACCENT = 'var(--l-palette-secondary-main)';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface CardProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly isOn?: boolean;
}

export function Card({ isOn = false, ...box }: CardProps) {
  return (
    <rect {...box} rx={10} fill={isOn ? ON_SOFT : SURFACE} stroke={isOn ? ON : LINE} strokeWidth={1.5} />
  );
}

interface LinesProps extends Place {
  readonly widths: readonly number[];
  readonly isOnColor?: boolean;
  readonly isAccent?: boolean;
}

/** Text that need not be read. */
export function Lines({ x, y, widths, isOnColor = false, isAccent = false }: LinesProps) {
  const plain = isOnColor ? ON : SHADE;
  const fill = isAccent ? ACCENT : plain;
  return (
    <>
      {widths.map((width, index) => (
        <rect
          key={index}
          x={x}
          y={y + index * 18}
          width={width}
          height={7}
          rx={3.5}
          fill={fill}
          opacity={isAccent ? 1 : 0.6}
        />
      ))}
    </>
  );
}

export function Pill({
  x,
  y,
  width,
  isOn = false,
}: Place & { readonly width: number; readonly isOn?: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={24}
        rx={12}
        fill={isOn ? ON_SOFT : SURFACE}
        stroke={isOn ? ON : LINE}
      />
      {isOn && <rect x={x + 14} y={y + 9} width={width - 28} height={6} rx={3} fill={ON} />}
    </g>
  );
}

interface BarProps extends Place {
  readonly width: number;
  readonly height?: number;
  readonly share: number;
}

export function SketchBar({ x, y, width, height = 12, share }: BarProps) {
  const round = Math.min(height, width) / 2 > 6 ? 4 : Math.min(height, width) / 2;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={round} fill={SURFACE} stroke={LINE} />
      <rect x={x} y={y} width={width * share} height={height} rx={round} fill={ON} />
    </g>
  );
}

/** A padlock, in the line of an address. */
export function Key({ x, y }: Place) {
  return (
    <g fill="none" stroke={ON} strokeWidth={2}>
      <path d={`M${x - 3} ${y - 2} v-3 a3 3 0 0 1 6 0 v3`} />
      <rect x={x - 5} y={y - 2} width={10} height={8} rx={2} fill={ON} />
    </g>
  );
}

export function Check({
  x,
  y,
  size = 8,
  isOff = false,
}: Place & { readonly size?: number; readonly isOff?: boolean }) {
  const reach = size * 0.5;
  return (
    <g stroke={isOff ? ACCENT : ON} strokeWidth={2} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx={x} cy={y} r={size} fill={SURFACE} />
      {isOff ? (
        <path
          d={`M${x - reach / 1.4} ${y - reach / 1.4} l${reach * 1.4} ${reach * 1.4} m0 ${-reach * 1.4} l${-reach * 1.4} ${reach * 1.4}`}
        />
      ) : (
        <path d={`M${x - reach} ${y} l${reach * 0.7} ${reach * 0.7} l${reach * 1.2} ${-reach * 1.3}`} />
      )}
    </g>
  );
}

interface ArrowProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export function Arrow({ from: [x1, y1], to: [x2, y2] }: ArrowProps) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g stroke={SHADE} strokeWidth={2} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${x1} ${y1} L${x2} ${y2}`} />
      <path d="M-6 -5 L0 0 L-6 5" transform={`translate(${x2} ${y2}) rotate(${angle})`} />
    </g>
  );
}

export function Phone({ x, y, isOther = false }: Place & { readonly isOther?: boolean }) {
  return (
    <g>
      <rect x={x} y={y} width={56} height={92} rx={10} fill={SURFACE} stroke={LINE} strokeWidth={1.5} />
      <rect x={x + 14} y={y + 22} width={28} height={28} rx={8} fill={isOther ? ACCENT : ON} />
      <rect x={x + 12} y={y + 62} width={32} height={6} rx={3} fill={SHADE} opacity={0.6} />
    </g>
  );
}

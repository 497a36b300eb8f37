import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';

const LINE = 'var(--l-palette-divider)';
const SURFACE = 'var(--l-palette-background-paper)';
const SHADE = 'var(--l-palette-control-main)';
const ON = 'var(--l-palette-primary-main)';

const COLORS = { warning: 'var(--l-palette-warning-main)', error: 'var(--l-palette-error-main)' } as const;

/** The page that visitors see, as small as a stamp: a sign, a few lines, two ways on. */
export const WarningSketch = observer(function WarningSketch({
  color,
}: {
  readonly color: keyof typeof COLORS;
}) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 72"
      aria-hidden
      sx={{ width: 96, height: 72, flex: 'none', display: { xs: 'none', sm: 'block' } }}
    >
      <rect x={1} y={1} width={94} height={70} rx={8} fill={SURFACE} stroke={LINE} strokeWidth={1.5} />
      <path
        d="M48 9 L60 29 H36 Z"
        fill="none"
        stroke={COLORS[color]}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d="M48 16 V22 M48 25.5 V26" stroke={COLORS[color]} strokeWidth={2.5} strokeLinecap="round" />
      <rect x={22} y={36} width={52} height={4} rx={2} fill={SHADE} opacity={0.6} />
      <rect x={30} y={44} width={36} height={4} rx={2} fill={SHADE} opacity={0.6} />
      <rect x={20} y={54} width={26} height={9} rx={4.5} fill={ON} />
      <rect x={50} y={54} width={26} height={9} rx={4.5} fill="none" stroke={LINE} strokeWidth={1.5} />
    </Box>
  );
});

import Box from '@mui/material/Box';

interface ChartTipBoxProps {
  readonly tip: { readonly title: string; readonly lines: readonly string[] };
  /** Distance of the pointer from the left edge of the chart. */
  readonly x: number;
}

/** For pointers only: whoever cannot point has the table. */
export function ChartTipBox({ tip, x }: ChartTipBoxProps) {
  return (
    <Box
      aria-hidden
      style={{ left: `clamp(72px, ${x}px, calc(100% - 72px))` }}
      sx={{
        position: 'absolute',
        top: 4,
        transform: 'translateX(-50%)',
        pointerEvents: 'none',
        bgcolor: 'text.primary',
        color: 'background.paper',
        borderRadius: 1,
        px: 1.5,
        py: 0.75,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        '& strong': { display: 'block', fontWeight: 650 },
        '& span': { display: 'block', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <strong>{tip.title}</strong>
      {tip.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';

interface ChartTipBoxProps {
  readonly tip: { readonly title: string; readonly lines: readonly string[] };
  /** Distance of the pointer from the left edge of the chart. */
  readonly x: number;
  /** Shows the column alone; null for pointers, which do so by a click. */
  readonly zoom: { readonly name: string; readonly onZoom: () => void } | null;
}

/** For pointers and fingers only: readers without either have the table. At the foot, where it hides no peak. */
export function ChartTipBox({ tip, x, zoom }: ChartTipBoxProps) {
  return (
    <Box
      aria-hidden
      style={{ left: `clamp(72px, ${x}px, calc(100% - 72px))` }}
      sx={{
        position: 'absolute',
        bottom: 32,
        transform: 'translateX(-50%)',
        pointerEvents: zoom === null ? 'none' : 'auto',
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
      {zoom !== null && (
        <Box
          component="button"
          type="button"
          tabIndex={-1}
          onClick={zoom.onZoom}
          sx={{
            font: 'inherit',
            fontWeight: 650,
            color: 'inherit',
            bgcolor: 'transparent',
            border: 1,
            borderColor: 'currentcolor',
            borderRadius: 1,
            width: '100%',
            minHeight: 44,
            mt: 0.75,
          }}
        >
          {zoom.name}
        </Box>
      )}
    </Box>
  );
}

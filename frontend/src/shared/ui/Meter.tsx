import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface MeterProps {
  readonly label: string;
  /** The numbers in words, such as “12 of 30”. */
  readonly text: string;
  readonly used: number;
  /** Null: there is no limit, so there is no bar either. */
  readonly limit: number | null;
  /** Part of a whole, of which there is never too much. */
  readonly isShare?: boolean;
}

/** From here on a person should know that little is left. */
const NEARLY_FULL = 0.8;

function colorOf(share: number): string {
  if (share >= 1) return 'error.main';
  return share >= NEARLY_FULL ? 'secondary.main' : 'primary.main';
}

/** How much of an allowance is used, or of a whole is this. */
export function Meter({ label, text, used, limit, isShare = false }: MeterProps) {
  const id = useId();
  const share = limit === null ? 0 : Math.min(1, limit === 0 ? 1 : used / limit);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography id={id} sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Box>
      {limit !== null && (
        <Box
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={Math.max(limit, 1)}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={text}
          sx={{
            mt: 0.75,
            height: 8,
            borderRadius: 4,
            bgcolor: 'soft.sunken',
            border: 1,
            borderColor: 'divider',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              height: '100%',
              width: `${share * 100}%`,
              minWidth: used > 0 ? 6 : 0,
              bgcolor: isShare ? 'primary.main' : colorOf(share),
              forcedColorAdjust: 'none',
            }}
          />
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './hidden';

interface DataTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly string[];
  }[];
}

const cell = { px: 1.5, py: 0.75, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const name = { ...cell, textAlign: 'left', fontWeight: 500 } as const;

/** Numbers by name. A long one scrolls in its own frame, which the keyboard can reach. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' }}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <Box component="thead" sx={{ position: 'sticky', top: 0, bgcolor: 'soft.sunken', zIndex: 1 }}>
          <tr>
            {heads.map((head, index) => (
              <Box
                component="th"
                scope="col"
                key={head}
                sx={{ ...(index === 0 ? name : cell), fontWeight: 650 }}
              >
                {head}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {rows.map((row) => (
            <Box component="tr" key={row.key} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Box component="th" scope="row" sx={name}>
                {row.name}
              </Box>
              {row.cells.map((text, index) => (
                <Box component="td" key={heads[index + 1] ?? index} sx={cell}>
                  {text}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

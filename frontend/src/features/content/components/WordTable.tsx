import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';

interface WordTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const line = { borderTop: 1, borderColor: 'divider' } as const;

/** A small table of words. On phones each row becomes a card; with several cells, each says what it is. */
export const WordTable = observer(function WordTable({ heads, rows }: WordTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.9375rem',
        lineHeight: 1.55,
        border: 1,
        borderColor: 'divider',
        '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 1.5, py: 1, fontWeight: 400 },
        '& th[scope="row"]': { fontWeight: 600, overflowWrap: 'anywhere', minWidth: { sm: '9.5rem' } },
      }}
    >
      <Box
        component="thead"
        sx={{ bgcolor: 'soft.sunken', display: { xs: 'none', sm: 'table-header-group' } }}
      >
        <tr>
          {heads.map((head) => (
            <Box component="th" scope="col" key={head} sx={{ '&&': { fontWeight: 650 } }}>
              {head}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <Box component="tr" key={name} sx={{ ...line, display: { xs: 'block', sm: 'table-row' } }}>
            <Box component="th" scope="row" sx={{ display: { xs: 'block', sm: 'table-cell' } }}>
              {name}
            </Box>
            {cells.map((text, index) => (
              <Box
                component="td"
                key={heads[index + 1] ?? index}
                data-head={heads[index + 1] ?? ''}
                sx={{
                  display: { xs: 'block', sm: 'table-cell' },
                  '&::before': {
                    content: { xs: cells.length > 1 ? 'attr(data-head)' : 'none', sm: 'none' },
                    display: 'block',
                    color: 'text.secondary',
                    fontSize: '0.8125rem',
                  },
                  '&&': { pt: { xs: 0, sm: 1 } },
                }}
              >
                {text}
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
});

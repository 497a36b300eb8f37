import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';
import type { ColumnField, FilePreview } from '../batch.api';
import { COLUMN_FIELDS } from '../columns';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadStore } from '../upload.store';

const SERVICES: Readonly<Partial<Record<FilePreview['source'], string>>> = {
  bitly: 'Bitly',
  shortio: 'Short.io',
  shlink: 'Shlink',
  yourls: 'YOURLS',
  kutt: 'Kutt',
};

const NOTHING = 'none';
const CELL = {
  px: 1.5,
  py: 0.75,
  maxWidth: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface ColumnTableProps {
  readonly store: UploadStore;
  readonly preview: FilePreview;
}

/** What each column of a file is, above the first rows of it. */
export const ColumnTable = observer(function ColumnTable({ store, preview }: ColumnTableProps) {
  const intl = useIntl();
  const { columns, rows, source } = preview;
  const service = SERVICES[source];
  const nameOf = (index: number): string => columns[index]?.name ?? intl.formatNumber(index + 1);
  const choices = [NOTHING, ...COLUMN_FIELDS].map((value) => ({
    value,
    label: intl.formatMessage(messages.field, { field: value }),
  }));
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      {service !== undefined && <Text>{intl.formatMessage(messages.from, { service })}</Text>}
      <Text color="textSecondary">{intl.formatMessage(messages.columnsLead, { rows: rows.length })}</Text>
      <Box
        role="region"
        aria-label={store.file?.name}
        tabIndex={0}
        sx={{ maxHeight: 420, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="table" sx={{ borderCollapse: 'collapse', fontSize: '0.9375rem', minWidth: '100%' }}>
          <Box component="thead" sx={{ position: 'sticky', top: 0, bgcolor: 'soft.sunken', zIndex: 1 }}>
            <tr>
              {columns.map((column, index) => (
                <Box
                  component="th"
                  scope="col"
                  key={nameOf(index) + String(index)}
                  sx={{ px: 1, py: 1, textAlign: 'start', minWidth: '11rem', verticalAlign: 'top' }}
                >
                  <Text dir="auto" noWrap sx={{ fontWeight: 650, maxWidth: '18rem', px: 0.5, mb: 0.5 }}>
                    {column.name ?? nameOf(index)}
                  </Text>
                  <Select
                    label={intl.formatMessage(messages.column, { column: nameOf(index) })}
                    isLabelHidden
                    choices={choices}
                    chosen={store.fields[index] ?? NOTHING}
                    onChoose={(field) =>
                      store.setField(index, field === NOTHING ? null : (field as ColumnField))
                    }
                  />
                </Box>
              ))}
            </tr>
          </Box>
          <tbody>
            {rows.map((row, at) => (
              <Box
                component="tr"
                key={`${String(at)} ${row.join(' ')}`}
                sx={{ borderTop: 1, borderColor: 'divider' }}
              >
                {row.map((text, index) => (
                  <Box
                    component="td"
                    key={nameOf(index) + String(index)}
                    dir="auto"
                    sx={{
                      ...CELL,
                      color: (store.fields[index] ?? null) === null ? 'text.secondary' : 'text.primary',
                    }}
                  >
                    {text}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
      {!store.fields.includes('url') && (
        <Text role="alert" color="error">
          {intl.formatMessage(messages.noAddress)}
        </Text>
      )}
    </Stack>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Tool } from '../labels.api';
import { fieldLabels } from '../tool-form.messages';
import { FIELDS_OF } from '../tool-fields';
import { toolMessages } from '../tools.messages';

interface ToolProps {
  readonly tool: Tool;
}

/** What is allowed, but probably not meant. */
export const MediumWarning = observer(function MediumWarning({ medium }: { readonly medium: string }) {
  const intl = useIntl();
  return (
    <Stack direction="row" sx={{ gap: 1, bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1 }}>
      <WarningIcon fontSize="small" sx={{ color: 'text.secondary', flex: 'none' }} />
      <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(toolMessages.mediumUnknown, { medium })}
      </Text>
    </Stack>
  );
});

/** Ids or parameters by the names of their fields. */
export const ToolFacts = observer(function ToolFacts({ tool }: ToolProps) {
  const intl = useIntl();
  const { kind, value, warnings } = tool;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {FIELDS_OF[kind]
          .filter((field) => value[field] !== undefined)
          .map((field) => (
            <Box key={field} sx={{ display: 'contents' }}>
              <Text component="dt" variant="body2" color="textSecondary">
                {intl.formatMessage(fieldLabels[field])}
              </Text>
              <Text
                component="dd"
                variant="body2"
                dir="auto"
                sx={{ m: 0, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
              >
                {value[field]}
              </Text>
            </Box>
          ))}
      </Box>
      {warnings.includes('links.utm-medium-unknown') && <MediumWarning medium={value.utmMedium ?? ''} />}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Explanation } from '../explain.api';
import { answerMessages } from '../explain.messages';
import { nameKey } from '../name-key';

type Part = Explanation['parts'][number];

/** Lines below text, so that colours need not be told apart: each has its own style. */
const LOOKS: Readonly<Record<Part['from'], object>> = {
  address: {},
  campaign: { bgcolor: 'soft.primary', borderBottom: '2px solid', borderColor: 'primary.main' },
  'smart-utm': { borderBottom: '2px dashed', borderColor: 'secondary.main' },
  path: { borderBottom: '3px double', borderColor: 'text.primary' },
};

/** Where the visitor arrives, byte for byte, with who added what. */
export const FinalParts = observer(function FinalParts({
  location,
  parts,
}: {
  readonly location: string;
  readonly parts: readonly Part[];
}) {
  const intl = useIntl();
  const sources = [...new Set(parts.map(({ from }) => from))];
  const nameOf = (from: Part['from']): string =>
    intl.formatMessage(answerMessages.part, { from: nameKey(from) });
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', gap: 1, bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
          <Text variant="body2" sx={{ fontWeight: 600 }}>
            {intl.formatMessage(answerMessages.final)}
          </Text>
          <Text
            component="p"
            dir="ltr"
            variant="body2"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', lineHeight: 1.8 }}
          >
            {parts.map(({ text, from }, index) => (
              <Box key={index} component="span" title={nameOf(from)} sx={LOOKS[from]}>
                {text}
              </Box>
            ))}
          </Text>
        </Box>
        <CopyButton address={location} isIcon />
      </Stack>
      {sources.length > 1 && (
        <Stack
          component="ul"
          direction="row"
          sx={{ m: 0, p: 0, gap: 2, flexWrap: 'wrap', listStyle: 'none' }}
        >
          {sources.map((from) => (
            <Box component="li" key={from} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ ...LOOKS[from], fontWeight: 600, whiteSpace: 'nowrap' }}>
                {nameOf(from)}
              </Box>
              {from !== 'address' && (
                <Box
                  component="span"
                  dir="ltr"
                  sx={{ ml: 0.75, fontFamily: 'monospace', color: 'text.secondary' }}
                >
                  {parts
                    .filter((part) => part.from === from)
                    .map(({ text }) => text.slice(1))
                    .join(' ')}
                </Box>
              )}
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
});

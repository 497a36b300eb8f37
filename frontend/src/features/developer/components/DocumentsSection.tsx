import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Section } from '../../../shared/ui/Section';
import { developerMessages as messages } from '../developer.messages';

const DOCUMENTS = [
  ['/api/docs', messages.reference],
  ['/api/openapi.json', messages.openapi],
] as const;

/** What programmers read. */
export const DocumentsSection = observer(function DocumentsSection() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.documents)}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {DOCUMENTS.map(([href, text]) => (
          <li key={href}>
            <Box component="a" href={href} sx={{ color: 'primary.main' }}>
              {intl.formatMessage(text)}
            </Box>
          </li>
        ))}
      </Stack>
    </Section>
  );
});

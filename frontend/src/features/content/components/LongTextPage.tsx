import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import type { LongText, ContentSection } from '../blocks';
import { frameMessages } from '../content.messages';
import { Blocks } from './Blocks';
import { GistCards } from './GistCards';

const STICKY = { position: { md: 'sticky' }, top: { md: 96 }, alignSelf: 'start' } as const;
/** Phones show the list of sections when it is asked for: it would push the text out of sight. */
const hasRoom = (): boolean => window.matchMedia('(min-width: 900px)').matches;

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  px: 1.5,
  py: 0.5,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const SUMMARY = {
  width: 'fit-content',
  py: 1,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 650,
  cursor: 'pointer',
  borderRadius: 1,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const Contents = observer(function Contents({ sections }: { readonly sections: readonly ContentSection[] }) {
  const intl = useIntl();
  const [isOpen] = useState(hasRoom);
  const label = intl.formatMessage(frameMessages.contents);
  return (
    <Box component="nav" aria-label={label} sx={STICKY}>
      <details open={isOpen}>
        <Box component="summary" sx={SUMMARY}>
          {label}
        </Box>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', borderInlineStart: 2, borderColor: 'divider' }}
        >
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Box component="a" href={`#${id}`} sx={LINK}>
                {heading}
              </Box>
            </li>
          ))}
        </Box>
      </details>
    </Box>
  );
});

interface LongTextPageProps {
  readonly text: LongText;
  /** Day of the last change, for texts that are binding. */
  readonly changed?: string;
  /** Beside the title, where there is room. */
  readonly picture?: ReactNode;
  /** Below all sections. */
  readonly children?: ReactNode;
}

const Opening = observer(function Opening({ text, changed, picture }: LongTextPageProps) {
  const intl = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        gridTemplateColumns:
          picture === undefined
            ? 'minmax(0, 1fr)'
            : { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 26rem)' },
      }}
    >
      <Stack sx={{ gap: 1.5, maxWidth: '46rem' }}>
        <PageHeading title={text.title}>{text.title}</PageHeading>
        <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' } }}>
          {text.lead}
        </Text>
        {changed !== undefined && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(frameMessages.updated, { date: formatDay(intl.locale, changed, 'medium') })}
          </Text>
        )}
      </Stack>
      {picture}
    </Box>
  );
});

/** A page to read: what it comes down to, then its sections with a list of them beside. */
export const LongTextPage = observer(function LongTextPage(props: LongTextPageProps) {
  const { text, children } = props;
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 }, pt: { xs: 4, sm: 7 } }}>
      <Opening {...props} />
      <GistCards gist={text.gist} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
        }}
      >
        <Contents sections={text.sections} />
        <Stack sx={{ gap: 5 }}>
          {text.sections.map(({ id, heading, blocks }) => (
            <Box component="section" key={id} aria-labelledby={id}>
              <Text id={id} component="h2" variant="h2" sx={{ mb: 1.5, scrollMarginTop: 96 }}>
                {heading}
              </Text>
              <Blocks blocks={blocks} />
            </Box>
          ))}
          {children}
        </Stack>
      </Box>
    </Stack>
  );
});

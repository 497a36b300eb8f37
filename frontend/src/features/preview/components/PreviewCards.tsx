import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OuterLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useHasColumns } from '../../../shared/use-is-wide';
import { CardNotes } from '../fetches/CardNotes';
import { fetchMessages } from '../fetches/fetches.messages';
import { cardMessages } from '../preview.messages';
import type { Preview } from '../use-preview';
import { CardImage } from './CardImage';
import { AppCard, type CardApp } from './cards';

const LINE_POKER = 'https://poker.line.naver.jp/';
const FACEBOOK_DEBUGGER = 'https://developers.facebook.com/tools/debug/';

/** With what the server calls them. */
const APPS: readonly (readonly [CardApp, string])[] = [
  ['LINE', 'line'],
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Slack', 'slack'],
];
const SHOWN = APPS.map(([, service]) => service);

const linkTo = (address: string) => (text: ReactNode) => (
  <OuterLink href={address} underline="always">
    {text}
  </OuterLink>
);

/** Beside the fields they stand below each other, above the fields in a row that one moves sideways. */
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 2 } as const;
const ROW = {
  display: 'flex',
  gap: 1.5,
  pb: 1,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '& > *': { flex: 'none', width: 'min(18rem, 82vw)', scrollSnapAlign: 'start' },
} as const;

/** What comes of the preview in four apps; it changes with every key. */
const PreviewCards = observer(function PreviewCards({ preview }: { readonly preview: Preview }) {
  const intl = useIntl();
  const { form, fetches } = preview;
  const hasColumns = useHasColumns();
  const { title, description, host } = form.shown;
  // Only the picture that is saved has been measured.
  const isSaved = !form.isImageChanged;
  return (
    <Stack component="section" aria-labelledby="preview-cards" sx={{ gap: 1.5 }}>
      <Text id="preview-cards" component="h2" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
        {intl.formatMessage(cardMessages.heading)}
      </Text>
      <Box
        sx={hasColumns ? COLUMN : ROW}
        {...(hasColumns ? {} : { role: 'group', 'aria-labelledby': 'preview-cards', tabIndex: 0 })}
      >
        {APPS.map(([app, service]) => (
          <Box key={app}>
            <AppCard
              app={app}
              title={title}
              description={description}
              host={host}
              picture={<CardImage form={form} />}
            />
            {isSaved && <CardNotes warnings={fetches.warningsOf(service)} />}
          </Box>
        ))}
      </Box>
      {isSaved && <CardNotes warnings={fetches.warningsBeside(SHOWN)} />}
      {isSaved && fetches.isUnmeasured && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(fetchMessages.unmeasured)}
        </Text>
      )}
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(cardMessages.cache, {
          line: linkTo(LINE_POKER),
          facebook: linkTo(FACEBOOK_DEBUGGER),
        })}
      </Text>
    </Stack>
  );
});

export default PreviewCards;

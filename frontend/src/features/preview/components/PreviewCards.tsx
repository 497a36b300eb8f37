import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OuterLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { CardFetchesStore } from '../fetches/card-fetches.store';
import { CardNotes } from '../fetches/CardNotes';
import { fetchMessages } from '../fetches/fetches.messages';
import type { PreviewFormStore } from '../preview-form.store';
import { cardMessages } from '../preview.messages';
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

interface PreviewCardsProps {
  readonly form: PreviewFormStore;
  readonly fetches: CardFetchesStore;
}

/** What comes of the preview in four apps; it changes with every key. */
export const PreviewCards = observer(function PreviewCards({ form, fetches }: PreviewCardsProps) {
  const intl = useIntl();
  const { title, description, host } = form.shown;
  // Only the picture that is saved has been measured.
  const isSaved = !form.isImageChanged;
  return (
    <Stack component="section" aria-labelledby="preview-cards" sx={{ gap: 2, maxWidth: '22rem' }}>
      <Text id="preview-cards" component="h3" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
        {intl.formatMessage(cardMessages.heading)}
      </Text>
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

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { cardMessages } from '../preview.messages';

interface CardProps {
  readonly title: string;
  readonly description: string | null;
  /** Of the short address. */
  readonly host: string;
  readonly picture: ReactNode;
}

/** No more lines than the app shows. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** Their colours, whatever ours are. */
const CARD = {
  bgcolor: '#fff',
  color: '#111',
  border: '1px solid #c9ccd1',
  overflow: 'hidden',
  lineHeight: 1.35,
};
const QUIET = '#5b616b';

const LineCard = observer(function LineCard({ title, description, picture }: CardProps) {
  return (
    <Box sx={{ ...CARD, borderRadius: '14px' }}>
      {picture}
      <Box sx={{ p: 1.5 }}>
        <Box dir="auto" sx={{ fontWeight: 700, fontSize: '0.9375rem', ...lines(2) }}>
          {title}
        </Box>
        {description !== null && (
          <Box dir="auto" sx={{ mt: 0.5, fontSize: '0.8125rem', color: QUIET, ...lines(2) }}>
            {description}
          </Box>
        )}
      </Box>
    </Box>
  );
});

const FacebookCard = observer(function FacebookCard(props: CardProps) {
  const { title, description, host, picture } = props;
  return (
    <Box sx={CARD}>
      {picture}
      <Box sx={{ px: 1.5, py: 1.25, bgcolor: '#f0f2f5' }}>
        <Box dir="ltr" sx={{ fontSize: '0.75rem', color: QUIET, textTransform: 'uppercase', ...lines(1) }}>
          {host}
        </Box>
        <Box dir="auto" sx={{ fontWeight: 600, fontSize: '1rem', ...lines(2) }}>
          {title}
        </Box>
        {description !== null && (
          <Box dir="auto" sx={{ fontSize: '0.875rem', color: QUIET, ...lines(1) }}>
            {description}
          </Box>
        )}
      </Box>
    </Box>
  );
});

const XCard = observer(function XCard({ title, host, picture }: CardProps) {
  const intl = useIntl();
  return (
    <>
      <Box sx={{ ...CARD, borderRadius: '16px', position: 'relative' }}>
        {picture}
        <Box
          dir="auto"
          sx={{
            position: 'absolute',
            insetInline: 12,
            bottom: 12,
            width: 'fit-content',
            maxWidth: 'calc(100% - 24px)',
            px: 0.75,
            borderRadius: '4px',
            bgcolor: 'rgb(0 0 0 / 0.77)',
            color: '#fff',
            fontSize: '0.8125rem',
            ...lines(1),
          }}
        >
          {title}
        </Box>
      </Box>
      <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {intl.formatMessage(cardMessages.from, { host })}
      </Box>
    </>
  );
});

/** A bar at its side, as quotations have it. */
const SlackCard = observer(function SlackCard({ title, description, host, picture }: CardProps) {
  return (
    <Box sx={{ ...CARD, border: 0, display: 'flex', gap: 1.25, p: 1, borderRadius: '8px' }}>
      <Box aria-hidden sx={{ flex: 'none', width: 4, borderRadius: 2, bgcolor: '#bdbdc1' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box dir="ltr" sx={{ fontSize: '0.8125rem', fontWeight: 700, ...lines(1) }}>
          {host}
        </Box>
        <Box dir="auto" sx={{ color: '#1264a3', fontSize: '0.9375rem', fontWeight: 600, ...lines(2) }}>
          {title}
        </Box>
        {description !== null && (
          <Box dir="auto" sx={{ fontSize: '0.875rem', ...lines(3) }}>
            {description}
          </Box>
        )}
        <Box sx={{ mt: 1, borderRadius: '8px', overflow: 'hidden' }}>{picture}</Box>
      </Box>
    </Box>
  );
});

const CARDS = { LINE: LineCard, Facebook: FacebookCard, X: XCard, Slack: SlackCard } as const;
export type CardApp = keyof typeof CARDS;

interface AppCardProps extends CardProps {
  readonly app: CardApp;
}

/** How an app draws a link that is shared in it, under the app's name. */
export const AppCard = observer(function AppCard({ app, ...card }: AppCardProps) {
  const intl = useIntl();
  const Card = CARDS[app];
  return (
    <Box>
      <Text variant="body2" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
        {app}
      </Text>
      <Box role="group" aria-label={intl.formatMessage(cardMessages.card, { app })}>
        <Card {...card} />
      </Box>
    </Box>
  );
});

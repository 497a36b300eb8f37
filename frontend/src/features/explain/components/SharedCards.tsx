import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { AppCard, CardPicture } from '../../preview';
import type { ExplainedCard as Drawn } from '../explain.api';
import { ruleMessages, appPreviewMessages } from '../explain.messages';
import { nameKey } from '../name-key';

type Origin = NonNullable<Drawn['from']>;

const OriginNote = observer(function OriginNote({ from }: { readonly from: Origin }) {
  const intl = useIntl();
  return (
    <Text variant="caption" color="textSecondary">
      {intl.formatMessage(from === 'preview' ? appPreviewMessages.ofPreview : appPreviewMessages.ofPage)}
    </Text>
  );
});

interface SharedCardProps {
  readonly card: Drawn;
  /** The others come from elsewhere, so that each says where from. */
  readonly isNoted: boolean;
}

const SharedCard = observer(function SharedCard({ card, isNoted }: SharedCardProps) {
  const intl = useIntl();
  const { app, from, rule } = card;
  if (from === null) {
    const name = intl.formatMessage(ruleMessages.rule, { rule: nameKey(rule) });
    return (
      <Box sx={{ border: '1px dashed', borderColor: 'control.main', borderRadius: 1, p: 2 }}>
        <Text variant="body2">{intl.formatMessage(appPreviewMessages.none, { app, rule: name })}</Text>
      </Box>
    );
  }
  return (
    <Stack sx={{ gap: 0.75 }}>
      <AppCard
        app={app}
        title={card.title}
        description={card.description}
        host={card.host}
        picture={<CardPicture image={card.imageUrl} />}
      />
      {isNoted && <OriginNote from={from} />}
    </Stack>
  );
});

/** What four apps draw of the link as it is saved, and where it comes from. */
export const SharedCards = observer(function SharedCards({ cards }: { readonly cards: readonly Drawn[] }) {
  const origins = [...new Set(cards.flatMap(({ from }) => from ?? []))];
  const [origin] = origins;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {cards.map((card) => (
          <SharedCard key={card.app} card={card} isNoted={origins.length > 1} />
        ))}
      </Box>
      {origin !== undefined && origins.length === 1 && <OriginNote from={origin} />}
    </Stack>
  );
});

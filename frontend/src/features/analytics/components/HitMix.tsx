import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Text } from '../../../shared/ui/text';
import { HIT_CLASSES, type Overview } from '../analytics.api';
import { hitMessages } from '../analytics.messages';

/** Everything that asked for the link by what it was, so that nobody wonders where the other hits went. */
export const HitMix = observer(function HitMix({ hits }: { readonly hits: Overview['hits'] }) {
  const intl = useIntl();
  const seen = HIT_CLASSES.filter((kind) => hits[kind] > 0);
  if (seen.length === 0) return null;
  const count = seen.reduce((sum, kind) => sum + hits[kind], 0);
  const parts = intl.formatList(
    seen.map((kind) => intl.formatMessage(hitMessages[kind], { count: hits[kind] })),
  );
  return (
    <Text variant="body2" color="textSecondary">
      {intl.formatMessage(hitMessages.mix, { count, parts })}
    </Text>
  );
});

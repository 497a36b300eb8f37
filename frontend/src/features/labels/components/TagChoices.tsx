import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { AddIcon, CheckIcon } from '../../../shared/ui/icons';
import { ColorDot } from '../../../shared/ui/ColorDot';
import { Box, Stack } from '../../../shared/ui/layout';
import { RemovableChip } from '../../../shared/ui/RemovableChip';
import { Text } from '../../../shared/ui/text';
import { pickerMessages } from '../picker.messages';
import type { TagWordsStore } from '../tag-words.store';

interface PickerProps {
  readonly store: TagWordsStore;
}

const WRAPPED = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

interface ChosenTagsProps extends PickerProps {
  /** Of several links it cannot be said that they have none. */
  readonly isOfOneLink: boolean;
}

/** What is chosen; each can be taken off. */
export const ChosenTags = observer(function ChosenTags({ store, isOfOneLink }: ChosenTagsProps) {
  const intl = useIntl();
  if (store.chosen.length === 0) {
    if (!isOfOneLink) return null;
    return <Text color="textSecondary">{intl.formatMessage(pickerMessages.none)}</Text>;
  }
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(isOfOneLink ? pickerMessages.chosen : pickerMessages.chosenOfMany)}
      sx={WRAPPED}
    >
      {store.chosen.map((word) => (
        <RemovableChip
          key={word}
          color={store.colorOf(word)}
          remove={intl.formatMessage(pickerMessages.drop, { tag: word })}
          onRemove={() => store.drop(word)}
        >
          {word}
        </RemovableChip>
      ))}
    </Box>
  );
});

/** Words under their heading. */
export interface Offers {
  readonly heading: string;
  readonly words: readonly string[];
}

type OfferProps = PickerProps & Offers;

const Offer = observer(function Offer({ store, heading, words }: OfferProps) {
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Text component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {heading}
      </Text>
      <Box component="ul" aria-label={heading} sx={WRAPPED}>
        {words.map((word) => (
          <Box component="li" key={word} sx={{ maxWidth: '100%' }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-pressed={store.isChosen(word)}
              startIcon={store.isChosen(word) ? <CheckIcon /> : <ColorDot color={store.colorOf(word)} />}
              onClick={() => store.toggle(word)}
              sx={{
                maxWidth: '100%',
                overflowWrap: 'anywhere',
                textAlign: 'start',
                '&[aria-pressed="true"]': { bgcolor: 'soft.primary', borderColor: 'primary.main' },
              }}
            >
              {word}
            </Button>
          </Box>
        ))}
      </Box>
    </Stack>
  );
});

interface TagOffersProps extends PickerProps {
  readonly offers: Offers | undefined;
}

/** What could be chosen: what was used last, or something else that is at hand, or what fits the words that are typed. */
export const TagOffers = observer(function TagOffers({ store, offers }: TagOffersProps) {
  const intl = useIntl();
  const { fresh, isTyping, matches, recent } = store;
  const atHand = offers ?? { heading: intl.formatMessage(pickerMessages.recent), words: recent };
  const { heading, words } = isTyping
    ? { heading: intl.formatMessage(pickerMessages.matches), words: matches }
    : atHand;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {words.length > 0 && <Offer store={store} heading={heading} words={words} />}
      {fresh !== null && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => store.takeDraft()}
          sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {intl.formatMessage(pickerMessages.create, { tag: fresh })}
        </Button>
      )}
    </Stack>
  );
});

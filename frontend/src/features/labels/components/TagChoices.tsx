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

/** What the link is to have; each can be taken off. */
export const ChosenTags = observer(function ChosenTags({ store }: PickerProps) {
  const intl = useIntl();
  if (store.chosen.length === 0) {
    return <Text color="textSecondary">{intl.formatMessage(pickerMessages.none)}</Text>;
  }
  return (
    <Box component="ul" aria-label={intl.formatMessage(pickerMessages.chosen)} sx={WRAPPED}>
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

interface OfferProps extends PickerProps {
  readonly heading: string;
  readonly words: readonly string[];
}

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

/** What could be put on the link: what was used last, or what fits the words that are typed. */
export const TagOffers = observer(function TagOffers({ store }: PickerProps) {
  const intl = useIntl();
  const { fresh, isTyping, matches, recent } = store;
  const words = isTyping ? matches : recent;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {words.length > 0 && (
        <Offer
          store={store}
          heading={intl.formatMessage(isTyping ? pickerMessages.matches : pickerMessages.recent)}
          words={words}
        />
      )}
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

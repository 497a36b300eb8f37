import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { RETAINED, OF_PAGE, type PictureChoice } from '../picture';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';

interface ChoiceProps {
  readonly label: string;
  readonly image: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const THUMBNAIL = {
  p: 0,
  width: 116,
  border: '2px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'soft.sunken',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
  },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** One picture; it takes itself away when it cannot be seen. */
const Choice = observer(function Choice({ label, image, isChosen, onChoose }: ChoiceProps) {
  const [isSeen, setIsSeen] = useState(true);
  if (!isSeen) return null;
  return (
    <Box component="button" type="button" aria-pressed={isChosen} onClick={onChoose} sx={THUMBNAIL}>
      <Box
        component="img"
        src={image}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setIsSeen(false)}
        sx={{ display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' }}
      />
      <Text component="span" variant="caption" sx={{ display: 'block', px: 0.5, py: 0.25, lineHeight: 1.3 }}>
        {label}
      </Text>
    </Box>
  );
});

interface Offer {
  readonly key: string;
  readonly choice: PictureChoice;
  readonly image: string;
  readonly label: string;
}

const isSame = (one: PictureChoice, other: PictureChoice): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'address' || other.kind !== 'address' || one.address === other.address);

/** What there is to choose from: the picture of the preview, and those of the page. */
function useOffers({ link, pictures }: PreviewFormStore): readonly Offer[] {
  const intl = useIntl();
  const kept = link.preview.imageUrl;
  const own = link.originalImageUrl;
  return [
    ...(kept === null
      ? []
      : [{ key: 'kept', choice: RETAINED, image: kept, label: intl.formatMessage(pictureMessages.kept) }]),
    ...(own === null
      ? []
      : [
          {
            key: 'page',
            choice: kept === null ? RETAINED : OF_PAGE,
            image: own,
            label: intl.formatMessage(pictureMessages.ofPage),
          },
        ]),
    ...(pictures.value ?? [])
      .filter((address) => address !== own)
      .map((address, index) => ({
        key: address,
        choice: { kind: 'address', address } as const,
        image: address,
        label: intl.formatMessage(pictureMessages.onPage, { number: index + (own === null ? 1 : 2) }),
      })),
  ];
}

/** The pictures at hand, side by side. */
export const PictureChoices = observer(function PictureChoices({
  form,
}: {
  readonly form: PreviewFormStore;
}) {
  const intl = useIntl();
  const offers = useOffers(form);
  useEffect(() => form.loadPictures(), [form]);
  return (
    <>
      {offers.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={intl.formatMessage(pictureMessages.choices)}
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {offers.map(({ key, choice, image, label }) => (
            <Choice
              key={key}
              label={label}
              image={image}
              isChosen={isSame(form.choice, choice)}
              onChoose={() => form.choose(choice)}
            />
          ))}
        </Stack>
      )}
      {form.pictures.isPending && (
        <Text role="status" variant="body2" color="textSecondary">
          {intl.formatMessage(pictureMessages.looking)}
        </Text>
      )}
    </>
  );
});

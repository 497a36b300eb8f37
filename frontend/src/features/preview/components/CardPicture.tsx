import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { cardMessages } from '../preview.messages';

interface CardPictureProps {
  /** Where it can be seen; null when there is none. */
  readonly image: string | null;
  /** Which part of it is in the middle, as CSS says it. */
  readonly position?: string;
  readonly onBroken?: () => void;
  /** What is drawn upon it. */
  readonly children?: ReactNode;
}

/** The picture of a card, cut as apps cut it, or why there is none. */
export const CardPicture = observer(function CardPicture(props: CardPictureProps) {
  const { image, position = '50% 50%', onBroken, children } = props;
  const intl = useIntl();
  const [broken, setBroken] = useState<string | null>(null);
  const isSeen = image !== null && image !== broken;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '1.91',
        bgcolor: '#e4e6eb',
        color: '#44474c',
        display: 'grid',
        placeItems: 'center',
        fontSize: '0.875rem',
        overflow: 'hidden',
      }}
    >
      {!isSeen && intl.formatMessage(image === null ? cardMessages.noImage : cardMessages.imageUnseen)}
      {isSeen && (
        <Box
          component="img"
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(image);
            onBroken?.();
          }}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: position,
          }}
        />
      )}
      {isSeen && children}
    </Box>
  );
});

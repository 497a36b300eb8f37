import { observer } from 'mobx-react-lite';
import { Box } from '../../../shared/ui/layout';
import type { PreviewFormStore } from '../preview-form.store';
import { CardPicture } from './CardPicture';

/** As the server draws it: a fifth of the height. */
const ICON_HEIGHT = '20%';

const PlayIcon = observer(function PlayIcon() {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, m: 'auto', height: ICON_HEIGHT }}
    >
      <circle cx="50" cy="50" r="50" fill="#000" fillOpacity="0.62" />
      <path d="M36 25 79 50 36 75Z" fill="#fff" />
    </Box>
  );
});

/** The picture of a preview that is being edited, cut as it will be. */
export const CardImage = observer(function CardImage({ form }: { readonly form: PreviewFormStore }) {
  const { leftPercent, topPercent } = form.picture;
  return (
    <CardPicture
      image={form.shown.image}
      position={`${leftPercent}% ${topPercent}%`}
      onBroken={() => form.noteBroken()}
    >
      {form.isAdjustable && form.picture.hasPlayIcon && <PlayIcon />}
    </CardPicture>
  );
});

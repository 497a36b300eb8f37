import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { pictureMessages } from '../picture.messages';
import type { PreviewFormStore } from '../preview-form.store';
import { previewProblems } from '../preview-problem.messages';
import { CropFields } from './CropFields';
import { PictureAddress } from './PictureAddress';
import { PictureChoices } from './PictureChoices';
import { PictureDrop } from './PictureDrop';

interface FormProps {
  readonly form: PreviewFormStore;
}

const Switches = observer(function Switches({ form }: FormProps) {
  const intl = useIntl();
  if (form.shownImage === null) return null;
  if (form.isIconDrawn) {
    return <Text color="textSecondary">{intl.formatMessage(pictureMessages.iconDrawn)}</Text>;
  }
  return (
    <Stack>
      <Switch
        label={intl.formatMessage(pictureMessages.playIcon)}
        hint={intl.formatMessage(pictureMessages.playIconHint)}
        isOn={form.picture.hasPlayIcon}
        onChange={form.setPlayIcon}
      />
      {form.mayMove && (
        <Switch
          label={intl.formatMessage(pictureMessages.keepsMoving)}
          hint={intl.formatMessage(pictureMessages.keepsMovingHint)}
          isOn={form.picture.keepsMoving}
          onChange={form.setKeepsMoving}
        />
      )}
    </Stack>
  );
});

/** Which picture, and what becomes of it. */
export const PictureFields = observer(function PictureFields({ form }: FormProps) {
  const intl = useIntl();
  const { pictureProblem, isSaving, isAdjustable } = form;
  return (
    <Stack component="section" aria-labelledby="preview-picture" sx={{ gap: 2 }}>
      <Text id="preview-picture" component="h3" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
        {intl.formatMessage(pictureMessages.heading)}
      </Text>
      <PictureChoices form={form} />
      <PictureDrop form={form} />
      <PictureAddress form={form} />
      {pictureProblem !== null && (
        <Text role="alert" color="error">
          {intl.formatMessage(problemText(pictureProblem, previewProblems))}
        </Text>
      )}
      {isAdjustable && <CropFields form={form} />}
      <Switches form={form} />
      <Text role="status" variant="body2" color="textSecondary">
        {isSaving && isAdjustable && intl.formatMessage(pictureMessages.making)}
      </Text>
    </Stack>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LinkIcon } from '../../../../shared/ui/icons';
import { Box } from '../../../../shared/ui/layout';

interface LinkPictureProps {
  readonly address: string | null;
}

/** The picture that people see where the link is shared, as wide as its card; the title says the same. */
export const LinkPicture = observer(function LinkPicture({ address }: LinkPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Box
      sx={{
        width: '100%',
        aspectRatio: '1.91',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'soft.sunken',
        color: 'text.secondary',
      }}
    >
      {address === null || isBroken ? (
        <LinkIcon fontSize="large" />
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
});

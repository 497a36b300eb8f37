import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LinkIcon } from '../../../../shared/ui/icons';
import { Box } from '../../../../shared/ui/layout';

interface LinkPictureProps {
  readonly address: string | null;
  /** As wide as its card; otherwise small. */
  readonly isWide: boolean;
}

/** The picture that people see where the link is shared; decoration here, since the title says the same. */
export const LinkPicture = observer(function LinkPicture({ address, isWide }: LinkPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const size = isWide ? { width: '100%', aspectRatio: '1.91' } : { width: 76, height: 40 };
  return (
    <Box
      sx={{
        ...size,
        flex: 'none',
        // Where there is hardly room for words, none of it goes to a small picture.
        display: { xs: isWide ? 'grid' : 'none', sm: 'grid' },
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: isWide ? 0 : '8px',
        bgcolor: 'soft.sunken',
        color: 'text.secondary',
      }}
    >
      {address === null || isBroken ? (
        <LinkIcon fontSize={isWide ? 'large' : 'small'} />
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

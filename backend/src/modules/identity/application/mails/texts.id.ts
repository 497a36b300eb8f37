import type { MailTexts } from './mail-text-types';

export const ID: MailTexts = {
  codeSubject: '{code} adalah kode Linklet Anda',
  signIn: {
    title: 'Masuk ke Linklet',
    body: 'Masukkan kode ini di halaman masuk:',
    button: 'Masuk sekarang',
  },
  register: {
    title: 'Selesaikan pendaftaran Linklet',
    body: 'Selamat datang! Masukkan kode ini untuk menyelesaikan pendaftaran dan mulai menggunakan Linklet:',
    button: 'Selesaikan pendaftaran',
  },
  move: {
    title: 'Konfirmasi email baru Anda',
    body: 'Masukkan kode ini di pengaturan. Setelah itu Anda masuk dengan email ini:',
    button: 'Buka pengaturan',
  },
  validity: 'Kode berlaku {minutes} menit, hanya sekali pakai, dan hanya di peramban yang memintanya.',
  notYou:
    'Jika bukan Anda, abaikan email ini: tanpa kode, tidak ada yang bisa masuk. Jangan bagikan kode ini kepada siapa pun.',
  addressInUse: {
    subject: 'Seseorang mencoba memakai email Anda untuk akun Linklet lain',
    title: 'Email ini sudah memiliki akun',
    body: 'Seseorang meminta agar email akun Linklet lain diganti menjadi alamat ini. Alamat ini sudah memiliki akun, jadi tidak ada yang diubah.',
    advice: 'Jika itu Anda, cukup masuk dengan email ini. Jika bukan, Anda tidak perlu melakukan apa pun.',
  },
  addressChanged: {
    subject: 'Email Linklet Anda telah diganti',
    title: 'Email Anda telah diganti',
    body: 'Akun Linklet Anda sekarang memakai {address}. Alamat ini tidak bisa lagi dipakai untuk masuk.',
    advice: 'Jika bukan Anda yang menggantinya, segera balas email ini atau hubungi kami.',
  },
  tokenReused: {
    subject: 'Kami mengakhiri salah satu sesi masuk Linklet demi keamanan Anda',
    title: 'Salah satu sesi masuk Anda diakhiri',
    body: 'Kredensial masuk yang sama dipakai dua kali, jadi mungkin ada yang menyalinnya. Untuk melindungi akun Anda, kami mengakhiri sesi itu.',
    advice: 'Masuklah kembali, lalu akhiri perangkat yang tidak Anda kenali di pengaturan.',
  },
  device: 'Perangkat',
  time: 'Waktu',
  signInAgain: 'Masuk kembali',
  footer: 'Linklet mengirim email ini secara otomatis karena seseorang memakai alamat email ini.',
};

import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certificado del árbol',
  headline: { reserved: 'Un árbol reservado', planted: 'Un árbol plantado' },
  statement: {
    reserved:
      'Hay un árbol reservado para esta web. Cuando esté plantado, la página que abre el código indicará el día y el lugar.',
    planted: 'Se ha plantado un árbol por esta web. Crece en el lugar indicado más abajo.',
  },
  inTheNameOf: 'A nombre de',
  labels: {
    number: 'Número de certificado',
    status: 'Estado',
    issued: 'Emitido el',
    planted: 'Plantado el',
    place: 'Lugar',
    partner: 'Organización que lo planta',
  },
  status: { reserved: 'Reservado', planted: 'Plantado' },
  scan: 'Escanea el código para comprobar este certificado.',
  pictures: {
    tree: 'Dibujo de un árbol en una colina delante del sol',
    code: 'Código QR que abre la página de este certificado',
  },
  page: {
    description: {
      reserved: 'Hay un árbol reservado para esta web. Se plantará en la próxima plantación.',
      planted: 'Se ha plantado un árbol por esta web.',
    },
    download: 'Descargar certificado (PDF)',
    why: 'Por cada web que hacemos, plantamos un árbol.',
    whyLink: 'Por qué lo hacemos',
    share: 'Compartir este certificado',
    shareButton: 'Compartir…',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    byEmail: 'Correo',
    newTab: '(se abre en una pestaña nueva)',
    shareText: 'Nuestra web tiene un árbol.',
  },
};

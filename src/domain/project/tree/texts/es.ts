import type { TreeTexts } from './texts.ts';

export const es: TreeTexts = {
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
    partner: 'Organización plantadora',
  },
  status: { reserved: 'Reservado', planted: 'Plantado' },
  scan: 'Escanea el código para comprobar este certificado.',
  pictures: {
    tree: 'Dibujo de un árbol en una colina delante del sol',
    code: 'Código QR que abre la página de este certificado',
  },
  page: {
    description: {
      reserved: 'Hay un árbol reservado para esta web. Se plantará con la próxima tanda.',
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
  own: {
    question: '¿Qué nombre debe aparecer en el certificado?',
    choices: {
      full: 'Mi nombre',
      business: 'El nombre de mi negocio',
      initials: 'Solo mis iniciales',
      hidden: 'Ningún nombre',
    },
    open: 'Abrir el certificado',
    saved: 'El certificado se ha cambiado.',
    later: 'Recibirás el certificado de tu árbol cuando se publique tu web.',
  },
  emails: {
    greeting: 'Hola, {name}:',
    closing: '¿Tienes alguna duda? Responde a este correo.',
    button: 'Abrir mi certificado',
    project: 'Tu proyecto',
    reserved: {
      subject: 'El certificado de tu árbol',
      preview: 'Tu web ya está publicada y tiene un árbol reservado.',
      text: 'Tu web ya está publicada, así que tiene un árbol reservado. Aquí está el certificado: una página para compartir y un PDF para imprimir. Te escribiremos otra vez cuando el árbol esté plantado.',
      choice:
        'Tú decides qué nombre muestra: el de tu negocio, el tuyo, tus iniciales o ninguno. Elígelo en la página de tu proyecto.',
    },
    planted: {
      subject: 'Tu árbol ya está plantado',
      preview: 'Cuándo, dónde y quién lo plantó.',
      text: 'El árbol de tu web ya está plantado. Tu certificado indica ahora cuándo y dónde. Si habías impreso el anterior, puedes descargarlo de nuevo.',
    },
  },
};

import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certificado da árvore',
  headline: { reserved: 'Uma árvore reservada', planted: 'Uma árvore plantada' },
  statement: {
    reserved:
      'Há uma árvore reservada para este site. Quando for plantada, leia o código para saber onde e quando.',
    planted: 'Por este site foi plantada uma árvore, que cresce no local indicado abaixo.',
  },
  inTheNameOf: 'Em nome de',
  labels: {
    number: 'Número do certificado',
    status: 'Estado',
    issued: 'Emitido em',
    planted: 'Plantada em',
    place: 'Local',
    partner: 'Plantação a cargo de',
  },
  status: { reserved: 'Reservada', planted: 'Plantada' },
  scan: 'Leia o código para verificar este certificado.',
  pictures: {
    tree: 'Desenho de uma árvore numa colina, com o sol ao fundo',
    code: 'Código QR que abre a página deste certificado',
  },
  page: {
    description: {
      reserved: 'Há uma árvore reservada para este site. Será plantada na próxima ação de plantação.',
      planted: 'Foi plantada uma árvore por este site.',
    },
    download: 'Descarregar o certificado (PDF)',
    why: 'Por cada site que fazemos, plantamos uma árvore.',
    whyLink: 'Saiba porquê',
    share: 'Partilhar este certificado',
    shareButton: 'Partilhar…',
    copyLink: 'Copiar ligação',
    copied: 'Ligação copiada',
    byEmail: 'E-mail',
    newTab: '(abre num novo separador)',
    shareText: 'O nosso site tem uma árvore.',
  },
};

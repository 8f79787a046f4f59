import type { TreeTexts } from './texts.ts';

export const pt: TreeTexts = {
  title: 'Certificado da árvore',
  headline: { reserved: 'Uma árvore reservada', planted: 'Uma árvore plantada' },
  statement: {
    reserved:
      'Há uma árvore reservada para este site. Quando for plantada, a página que o código abre indicará o dia e o local.',
    planted: 'Foi plantada uma árvore por este site. Cresce no local indicado abaixo.',
  },
  inTheNameOf: 'Em nome de',
  labels: {
    number: 'Número do certificado',
    status: 'Estado',
    issued: 'Emitido em',
    planted: 'Plantada em',
    place: 'Local',
    partner: 'Parceiro de plantação',
  },
  status: { reserved: 'Reservada', planted: 'Plantada' },
  scan: 'Leia o código para verificar este certificado.',
  pictures: {
    tree: 'Desenho de uma árvore numa colina, com o sol ao fundo',
    code: 'Código QR que abre a página deste certificado',
  },
  page: {
    description: {
      reserved: 'Há uma árvore reservada para este site. Será plantada na próxima plantação.',
      planted: 'Foi plantada uma árvore por este site.',
    },
    download: 'Descarregar certificado (PDF)',
    why: 'Por cada site que fazemos, plantamos uma árvore.',
    whyLink: 'Porque o fazemos',
    share: 'Partilhar este certificado',
    shareButton: 'Partilhar…',
    copyLink: 'Copiar ligação',
    copied: 'Ligação copiada',
    byEmail: 'E-mail',
    newTab: '(abre num novo separador)',
    shareText: 'O nosso site tem uma árvore.',
  },
  own: {
    question: 'Que nome deve aparecer no certificado?',
    choices: {
      full: 'O meu nome',
      business: 'O nome do meu negócio',
      initials: 'Só as minhas iniciais',
      hidden: 'Nenhum nome',
    },
    open: 'Abrir o certificado',
    saved: 'O certificado foi alterado.',
    later: 'Recebe o certificado da sua árvore quando o site for publicado.',
  },
  emails: {
    greeting: 'Olá, {name}!',
    closing: 'Tem dúvidas? Basta responder a este e-mail.',
    button: 'Abrir o certificado',
    project: 'O seu projeto',
    reserved: {
      subject: 'O certificado da sua árvore',
      preview: 'O seu site está no ar e tem uma árvore reservada.',
      text: 'O seu site está no ar, por isso já tem uma árvore reservada. Aqui está o certificado: uma página para partilhar e um PDF para imprimir. Voltamos a escrever-lhe quando a árvore estiver plantada.',
      choice:
        'O nome que aparece é consigo: o do seu negócio, o seu, as suas iniciais ou nenhum. Escolha na página do seu projeto.',
    },
    planted: {
      subject: 'A sua árvore está plantada',
      preview: 'Quando, onde e por quem foi plantada.',
      text: 'A árvore do seu site já foi plantada. O certificado indica agora quando e onde. Se tinha imprimido o anterior, pode descarregá-lo de novo.',
    },
  },
};

import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'A sua avaliação',
  write: 'Escrever uma avaliação',
  intro:
    'Como foi trabalhar connosco? A sua avaliação da encomenda {orderId} ajuda quem ainda está a decidir.',
  stars: 'Classificação',
  starCount: { one: '{n} estrela', other: '{n} estrelas' },
  text: 'A sua avaliação',
  textHint: 'Até {max} caracteres. As nossas páginas mostram aproximadamente os primeiros {shown}.',
  name: 'Nome a mostrar',
  nameHint: 'Este nome aparece por baixo da avaliação.',
  nameSuggestions: 'Use um destes:',
  consent: 'Autorizo a publicação da minha avaliação, com este nome, no vosso site.',
  consentHint: 'Pode retirar a autorização em qualquer altura: basta responder ao nosso e-mail.',
  send: 'Enviar avaliação',
  saveChanges: 'Guardar alterações',
  required: 'Preencha todos os campos.',
  problem: 'Há um problema',
  errors: {
    stars: 'Escolha de 1 a 5 estrelas.',
    text: 'Escreva algumas palavras.',
    textTooLong: 'Use, no máximo, {max} caracteres.',
    name: 'Introduza o nome a mostrar.',
    nameNotPlain: 'Use um nome sem endereços web, endereços de e-mail ou caracteres invisíveis.',
    consent: 'Precisamos da sua autorização para publicar; sem ela, não podemos usar a avaliação.',
    failed: 'Não foi possível enviar a avaliação. Tudo o que escreveu continua aqui: tente novamente.',
  },
  thanks: {
    title: 'Obrigado pela sua avaliação',
    text: 'Vamos lê-la antes de a publicarmos no nosso site. Nunca mudamos uma palavra.',
  },
  yours: {
    title: 'A sua avaliação',
    written: 'Estamos a ler a sua avaliação antes de a publicarmos no nosso site.',
    published: 'A sua avaliação está no nosso site.',
    declined: 'Não publicámos esta avaliação. Se quiser saber porquê, responda ao nosso e-mail.',
    editUntil: 'Pode alterá-la até {date}.',
    edit: 'Alterar a avaliação',
    editNote: 'Vamos ler a nova versão antes de a publicarmos no nosso site.',
    cancel: 'Deixar como está',
  },
  tooLate: {
    title: 'Já não é possível alterar esta avaliação',
    text: 'O prazo terminou. Se ainda nos quiser dizer alguma coisa, responda ao nosso e-mail.',
  },
  expired: {
    title: 'Esta ligação expirou',
    text: 'Pode escrever uma avaliação até {days} dias depois do nosso e-mail. Se ainda nos quiser dizer alguma coisa, responda a esse e-mail.',
  },
  badLink: {
    title: 'Esta ligação não é válida',
    text: 'Abra de novo a ligação do nosso e-mail. Se continuar a não funcionar, peça uma ligação para a página do seu projeto; encontra lá também a avaliação.',
  },
  notLoaded: {
    title: 'Não foi possível carregar a sua avaliação',
    text: 'Verifique a ligação à Internet e tente novamente.',
    retry: 'Tentar novamente',
  },
  loading: 'A carregar a sua avaliação…',
  project: 'Acompanhar o seu projeto',
};

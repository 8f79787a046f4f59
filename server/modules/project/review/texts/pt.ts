import type { ReviewEmailTexts } from './texts.ts';

export const pt: ReviewEmailTexts = {
  subject: 'Gosta do seu site?',
  preview: 'Dois minutos para uma avaliação ajudam-nos a nós e a quem ainda está a decidir.',
  greeting: 'Olá, {name}!',
  lead: 'O seu site está no ar há duas semanas. Como foi trabalhar connosco e o que acha do resultado?',
  form: 'A avaliação demora dois minutos: escolha as estrelas, escreva algumas palavras e decida que nome podemos mostrar. Publicamos as avaliações tal como foram escritas e nunca mudamos uma palavra.',
  button: 'Escrever uma avaliação',
  linkNote:
    'Esta ligação é só para si. Pertence à encomenda {orderId} e é válida durante {linkDays}\u00a0dias. Depois de escrever a avaliação, pode alterá-la durante {editDays}\u00a0dias.',
  once: 'Só pedimos uma vez. Se alguma coisa não estiver bem no seu site, responda a este e-mail e nós corrigimos.',
};

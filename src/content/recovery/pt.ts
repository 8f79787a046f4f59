import type { RecoveryTexts } from './recovery-texts.ts';

export const pt: RecoveryTexts = {
  subject: 'Conclua a sua encomenda quando quiser',
  preview: 'A ligação para voltar ao pagamento, com o preço que viu.',
  greeting: 'Olá!',
  intro:
    'Começou uma encomenda no nosso site e pediu-nos uma ligação para a concluir mais tarde. Aqui está, com o preço que viu.',
  packageLabel: 'Pacote',
  priceLabel: 'Preço',
  button: 'Voltar ao pagamento',
  validUntil: 'A ligação funciona até {date}.',
  noAction:
    'Mudou de ideias? Não precisa de fazer nada. Não lhe foi cobrado qualquer valor e não voltamos a escrever-lhe sobre esta encomenda.',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  stopLink: 'Não receber mais e-mails',
  stopTitle: 'Não receber mais e-mails',
  stopQuestion:
    'Carregue no botão e nunca mais lhe escrevemos sobre uma encomenda por concluir. Os e-mails sobre encomendas já pagas continuam a chegar-lhe.',
  stoppedTitle: 'Não voltamos a escrever-lhe sobre isto',
  stopped: 'Ficou registado. Os e-mails sobre encomendas já pagas continuam a chegar-lhe.',
  backHome: 'Voltar à página inicial',
};
